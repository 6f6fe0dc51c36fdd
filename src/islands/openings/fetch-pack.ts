import { onSite } from "../analysis/address.ts";

/** The text of a pack of the opening book. Rejects where it cannot be had. */
export async function fetchPack(pack: string): Promise<string> {
  const response = await fetch(onSite(`/openings/book/${pack}.txt`));
  if (!response.ok) throw new Error(`pack ${pack} cannot be had`);
  return response.text();
}
