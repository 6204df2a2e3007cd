export const words: string;

/** A page of the site, before its version is added. */
export function render(path: string): string;
