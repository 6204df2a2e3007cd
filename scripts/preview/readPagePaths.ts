import { parseSitemap, readSiteUrl } from '../links/sitemap.ts';
import { readBuiltFile } from './readBuiltFile.ts';

/** A path that no page has: the not-found page answers it. */
export const unknownPath = 'nowhere';

/**
 * Lists every page of a built folder: those that its sitemap names, and the not-found page.
 *
 * @returns paths below the site's root, without their first slash: `''` for Home, `impact`
 * @throws Error where the folder has no sitemap, or no robots.txt that says where the site will be published
 */
export async function readPagePaths(directory: string): Promise<readonly string[]> {
  const root = await readSiteUrl(directory);
  const { pages } = parseSitemap(await readBuiltFile(directory, 'sitemap.xml'));
  return [...pages.map((url) => url.replace(root, '')), unknownPath];
}

/** What to call the page of a path, in a table or a file name. */
export function pageName(path: string): string {
  return path === '' ? 'home' : path;
}
