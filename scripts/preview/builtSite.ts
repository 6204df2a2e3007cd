import { readFile } from 'node:fs/promises';
import { XMLParser } from 'fast-xml-parser';
import { UserError } from '../prerender/index.ts';

/** A path without a page, where the not-found page is shown. */
export const unknownPath = 'not-found';

/**
 * Reads where a built folder will be published, from the sitemap line of its robots.txt.
 *
 * @returns the absolute URL of the home page, such as `https://www.example.com/some-repo/`
 * @throws UserError if the folder has no robots.txt, or robots.txt has no such line
 */
export async function readSiteUrl(directory: string): Promise<string> {
  const robots = await readBuiltFile(directory, 'robots.txt');
  const sitemap = URL.parse(String(/^sitemap:[ \t]*(\S+)/im.exec(robots)?.[1]));
  if (sitemap) return new URL('.', sitemap).href;

  throw new UserError(
    `${directory}/robots.txt does not say where the site will be published. ` +
      'It needs a line such as "Sitemap: https://www.example.com/sitemap.xml".',
  );
}

/**
 * Lists the pages of a built folder: those of its sitemap, and the not-found page.
 *
 * @returns paths below the site's root, without their first slash: `''` for Home, `impact`
 * @throws UserError if the folder has no sitemap, or no robots.txt that says where the site will be published
 */
export async function readPagePaths(directory: string): Promise<readonly string[]> {
  const root = await readSiteUrl(directory);
  const pages = parseSitemap(await readBuiltFile(directory, 'sitemap.xml'));
  return [...pages.map((url) => url.replace(root, '')), unknownPath];
}

/**
 * The absolute URLs of the pages that a sitemap lists.
 * @param xml the text of a sitemap; empty if there is none.
 */
export function parseSitemap(xml: string): readonly string[] {
  const parser = new XMLParser({ isArray: (name) => name === 'url' });
  const urls: readonly { readonly loc: string }[] = parser.parse(xml).urlset?.url ?? [];
  return urls.map(({ loc }) => loc);
}

/** Reads a text file that every build writes. */
async function readBuiltFile(directory: string, name: string): Promise<string> {
  const path = `${directory}/${name}`;
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new UserError(`There is no ${path}. Run "npm run build" first.`, { cause });
  }
}
