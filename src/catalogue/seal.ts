/** Text made unreadable to a passing eye: what belongs to an unsolved task must not be legible in the page. Not a secret. */
export const seal = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** The text that was sealed. Throws on anything else: it only ever reads what our own build wrote. */
export const unseal = (sealed: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0)));
