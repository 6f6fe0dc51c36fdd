import { vi } from "vitest";

/** Milliseconds that a test waits for something to happen before it fails. A busy machine is no fault. */
export const PATIENCE = 30_000;

// Vitest has no setting for this.
const { waitFor } = vi;
vi.waitFor = (check, options = PATIENCE) => waitFor(check, options);
