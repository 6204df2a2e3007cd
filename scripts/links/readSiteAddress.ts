import { UserError } from '../diagnostics/UserError.ts';
import { readBuiltFile } from '../preview/readBuiltFile.ts';

/**
 * Reads where a built site will be published from the line of its robots.txt that names the sitemap.
 *
 * @returns the absolute address of the home page, such as `https://www.example.com/some-repo/`
 * @throws UserError where the folder has no robots.txt, or robots.txt no such line
 */
export async function readSiteAddress(directory: string): Promise<string> {
  const robots = await readBuiltFile(directory, 'robots.txt');
  const [, sitemap = ''] = /^sitemap:[ \t]*(\S+)/im.exec(robots) ?? [];
  if (URL.canParse(sitemap)) return new URL('.', sitemap).href;

  throw new UserError(
    `${directory}/robots.txt does not say where the site will be published. ` +
      'It needs a line such as "Sitemap: https://www.example.com/sitemap.xml".',
  );
}
