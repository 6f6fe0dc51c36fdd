const CHANNEL = "outflank:record";
const here = new Set<() => void>();

/** Tells this page and every open tab that the record has changed. */
export function tellChange(): void {
  for (const listener of here) listener();
  try {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage("changed");
    channel.close();
  } catch {
    // Without channels another tab shows what is new when it is opened again.
  }
}

/** Calls `listener` whenever the record changes, here or in another tab, and when the page comes back. Gives the function that ends it. */
export function followChanges(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  let channel: BroadcastChannel | null = null;
  try {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", listener);
  } catch {
    // As above.
  }
  here.add(listener);
  window.addEventListener("pageshow", onShow);
  return () => {
    here.delete(listener);
    window.removeEventListener("pageshow", onShow);
    channel?.close();
  };
}
