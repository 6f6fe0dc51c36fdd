import { atom } from "nanostores";

/** Whether the study of this page has been solved or its solution shown: what was kept back may then be read. */
export const $opened = atom(false);
