import { dirname } from 'node:path/posix';
import querystring from 'node:querystring';
import { collectFiles } from '../prerender/index.ts';
import { parseSitemap } from '../preview/builtSite.ts';
import { startPreviewServer } from '../preview/startPreviewServer.ts';
import { missing, requestLinks } from './requestLinks.ts';

/** What was found of the links of a built folder. */
export interface LinkReport {
  /** How many different links were checked. */
  readonly checked: number;
  readonly broken: readonly BrokenLink[];
}

/** A broken link, with every page that has it. */
interface BrokenLink {
  /** A path with its base, such as `/some-repo/impact#team`, or what is not a URL of the site. */
  readonly link: string;
  readonly reason: string;
  /** The files that have the link: their paths in the built folder, or in `public` if they are the owner's own. */
  readonly pages: readonly string[];
}

/**
 * Checks every link in the pages, style sheets and sitemap of a built folder, against a server that behaves as GitHub
 * Pages does. Pages without a link to them are checked too. Other sites are not requested.
 * @param site the absolute URL of the home page, such as `https://www.example.com/some-repo/`
 * @param own paths of the owner's own files, which are in the folder `public` of the project.
 */
export async function findBrokenLinks(
  directory: string,
  site: string,
  own: readonly string[] = [],
): Promise<LinkReport> {
  const base = new URL(site).pathname;
  const files = await collectFiles(directory);
  const texts = files.map(({ path }) => path).filter((path) => /\.(html|css)$/.test(path));
  const sitemap = String(files.find(({ path }) => path === 'sitemap.xml')?.body ?? '');
  const server = await startPreviewServer({ directory, base });
  const links = await requestLinks(server.url, site, texts, parseSitemap(sitemap)).finally(server.close);
  const broken = Map.groupBy(
    links.filter(({ reason }) => reason !== undefined),
    ({ link }) => link,
  );
  return {
    checked: new Set(links.map(({ link }) => link)).size,
    broken: [...broken].map(([link, found]) => {
      const pages = [...new Set(found.map(({ page }) => page))].sort();
      const reason = found[0]?.reason ?? '';
      const isOwn = (page: string) => own.includes(page);
      return {
        link,
        reason: pages.every(isOwn) && reason === missing ? `${reason}: ${adviseOwner(link, base)}` : reason,
        pages: pages.map((page) => (isOwn(page) ? `public/${page}` : page)),
      };
    }),
  };
}

/** What to do about a missing file that only the owner's own pages name. */
function adviseOwner(link: string, base: string): string {
  const folder = link.startsWith(base) ? dirname(querystring.unescape(link.slice(base.length))) : '.';
  const upload =
    folder === '.'
      ? 'upload the file to public, in the same small and capital letters'
      : `upload the folder public/${folder}, or in Word save the page as “Web Page, Filtered”, which needs fewer files`;
  return `correct the link in the page, or ${upload}`;
}
