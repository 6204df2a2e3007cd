import type { OutputFile } from '../files/files.ts';
import { encodedPath, type FileNames, outputPaths, type PageRoute, plainPath, servedPath } from './routes.ts';

/** Where the pages of former paths are now: `{ '/old': '/new', '/shop': 'https://shop.example.com/' }`. */
export type Redirects = Readonly<Record<string, string>>;

interface Site {
  readonly routes: readonly PageRoute[];
  readonly files: readonly OutputFile[];
  readonly fileNames: FileNames;
  readonly base: string;
  readonly url?: string | undefined;
}

/**
 * The pages at former paths, and the errors in where they lead. Such a page sends browsers on at once, without a script,
 * and search engines treat it as a permanent redirect.
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
export function redirectPages(
  redirects: Redirects,
  site: Site,
): { readonly pages: readonly OutputFile[]; readonly errors: readonly string[] } {
  if (Object.keys(redirects).length === 0) return { pages: [], errors: [] };
  const targets = new Map<string, string>(); // where a host answers, by plain path
  for (const { path } of site.files) targets.set(plainPath(`/${path}`), encodedPath(`/${path}`));
  for (const { path } of site.routes) if (path !== '*') targets.set(plainPath(path), servedPath(path, site.fileNames));
  const errors: string[] = [];
  const pages: OutputFile[] = [];
  for (const [from, to] of Object.entries(redirects)) {
    const target = findTarget(to, targets, site);
    if (target === undefined)
      errors.push(`redirect ${from}: ${to} is not a page or file of the site: correct it, or write a whole URL`);
    else for (const path of outputPaths(from, site.fileNames)) pages.push({ path, body: redirectPage(target) });
  }
  return { pages, errors };
}

/** Where a redirect leads; and the same without a query and a fragment, absolute if the site's URL is known. */
function findTarget(to: string, targets: ReadonlyMap<string, string>, { base, url }: Site) {
  if (/^https?:\/\//.test(to) && URL.canParse(to)) return { href: to, canonical: to };
  const end = to.search(/[?#]|$/);
  const served = targets.get(plainPath(to.slice(0, end)));
  if (served === undefined) return undefined;
  const local = base.slice(0, -1) + served;
  return { href: local + to.slice(end), canonical: url === undefined ? local : new URL(`.${served}`, url).href };
}

/** Its only words are the address, in whatever language the site is. */
function redirectPage({ href, canonical }: { readonly href: string; readonly canonical: string }): string {
  const [link, name] = [escapeHtml(href), escapeHtml(canonical)];
  return [
    '<!DOCTYPE html><html><head><meta charset="utf-8"/>',
    `<meta http-equiv="content-security-policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/>`,
    '<meta name="viewport" content="width=device-width"/>',
    `<title>${name}</title>`,
    `<link rel="canonical" href="${name}"/>`,
    `<meta http-equiv="refresh" content="0; url=${link}"/>`,
    `</head><body><a href="${link}">${name}</a></body></html>\n`,
  ].join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
