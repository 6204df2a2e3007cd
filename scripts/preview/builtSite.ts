import { readFile } from 'node:fs/promises';
import { listFiles, UserError } from '../prerender/index.ts';

/** A path without a page, where the not-found page is shown. */
export const unknownPath = 'not-found';

/**
 * Reads where a built folder will be published, from the sitemap line of its robots.txt.
 *
 * @returns the absolute URL of the home page, such as `https://www.example.com/some-repo/`
 * @throws UserError if the folder has no robots.txt, or robots.txt has no such line
 */
export async function readSiteUrl(directory: string): Promise<string> {
  const robots = await readFile(`${directory}/robots.txt`, 'utf8').catch((cause) => {
    throw new UserError(`There is no ${directory}/robots.txt. Run "npm run build" first.`, { cause });
  });
  const sitemap = URL.parse(String(/^sitemap:[ \t]*(\S+)/im.exec(robots)?.[1]));
  if (sitemap) return new URL('.', sitemap).href;

  throw new UserError(
    `${directory}/robots.txt does not say where the site will be published. ` +
      'It needs a line such as "Sitemap: https://www.example.com/sitemap.xml".',
  );
}

/**
 * Lists the pages of a built folder, and a path without one. Home comes first. Every other page is there under two
 * names, such as `impact.html` and `impact/index.html`; an owner's own file is not.
 *
 * @returns paths below the site's root, without their first slash: `''` for Home, `impact`
 * @throws UserError as `readSiteUrl`
 */
export async function readPagePaths(directory: string): Promise<readonly string[]> {
  await readSiteUrl(directory); // says so if nothing is built
  const files = await listFiles(directory);
  const pages = files.flatMap((file) => {
    const path = file.replace(/\/index\.html$/, '');
    return path !== file && files.includes(`${path}.html`) ? [path] : [];
  });
  return ['', ...pages.sort(), unknownPath];
}
