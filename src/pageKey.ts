/** The name of a page in `src/content/pageMetadata.ts`: that of its folder, its first letter small. */
export function pageKey(page: string): string {
  return page.charAt(0).toLowerCase() + page.slice(1);
}
