import { useEffect, useState } from "preact/hooks";

/** A part of a page that is loaded when it is first wanted; null until it is there. `onLost` is told if it cannot be had. */
export function useLater<T extends object>(wanted: boolean, load: () => Promise<T>, onLost?: () => void): T | null {
  const [part, setPart] = useState<T | null>(null);
  useEffect(() => {
    if (!wanted || part !== null) return;
    load().then(
      (loaded) => setPart(loaded),
      () => onLost?.(),
    );
  }, [wanted]);
  return part;
}
