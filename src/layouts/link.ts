const base = import.meta.env.BASE_URL.replace(/\/$/, "");

/** The address of `path` (which starts with a slash) on this site, wherever the site is mounted. */
export const link = (path: string): string => base + path;
