import { XMLParser } from 'fast-xml-parser';
import { UserError } from '../diagnostics/UserError.ts';
import { readBuiltFile } from '../preview/readBuiltFile.ts';

/** What a sitemap lists, by absolute URL. */
export interface Sitemap {
  readonly pages: readonly string[];
  readonly images: readonly string[];
}

/** @param xml the text of a sitemap; empty where there is none. */
export function parseSitemap(xml: string): Sitemap {
  const parser = new XMLParser({
    isArray: (name) => ['url', 'image:image'].includes(name),
    parseTagValue: false,
  });
  const urls: readonly SitemapUrl[] = parser.parse(xml).urlset?.url ?? [];
  return {
    pages: urls.map(({ loc }) => loc),
    images: urls.flatMap((url) => url['image:image']?.map((image) => image['image:loc']) ?? []),
  };
}

/** As the parser gives it. */
interface SitemapUrl {
  readonly loc: string;
  readonly 'image:image'?: readonly { readonly 'image:loc': string }[];
}

/**
 * Reads where a built site will be published from the line of its robots.txt that names the sitemap.
 *
 * @returns the absolute URL of the home page, such as `https://www.example.com/some-repo/`
 * @throws UserError where the folder has no robots.txt, or robots.txt no such line
 */
export async function readSiteUrl(directory: string): Promise<string> {
  const robots = await readBuiltFile(directory, 'robots.txt');
  const [, sitemap = ''] = /^sitemap:[ \t]*(\S+)/im.exec(robots) ?? [];
  if (URL.canParse(sitemap)) return new URL('.', sitemap).href;

  throw new UserError(
    `${directory}/robots.txt does not say where the site will be published. ` +
      'It needs a line such as "Sitemap: https://www.example.com/sitemap.xml".',
  );
}
