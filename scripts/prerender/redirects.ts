import type { OutputFile, TextFile } from './files.ts';
import { encodedPath, type FileNames, outputPaths, type PageRoute, plainPath } from './routes.ts';

interface Site {
  readonly routes: readonly PageRoute[];
  readonly files: readonly OutputFile[];
  readonly fileNames: FileNames;
  readonly base: string;
  readonly url: string | undefined;
}

/**
 * The pages at former paths, and the errors in where they lead. Such a page sends browsers on at once, without a script,
 * and search engines treat it as a permanent redirect.
 * @param redirects such as `{ '/old': '/new', '/shop': 'https://shop.example.com/' }`.
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
export function redirectPages(
  redirects: Readonly<Record<string, string>>,
  { routes, files, fileNames, base, url }: Site,
): { readonly pages: readonly TextFile[]; readonly errors: readonly string[] } {
  const served = new Map<string, string>(); // where a host answers, by plain path
  for (const { path } of files) served.set(plainPath(`/${path}`), encodedPath(`/${path}`));
  for (const { path } of routes) if (path !== '*') served.set(plainPath(path), encodedPath(path));
  const errors: string[] = [];
  const pages = Object.entries(redirects).flatMap(([from, to]): readonly TextFile[] => {
    const isWhole = /^https?:\/\//.test(to) && URL.canParse(to);
    const end = to.search(/[?#]|$/);
    const target = served.get(plainPath(to.slice(0, end)));
    if (!isWhole && target === undefined) {
      errors.push(`redirect ${from}: ${to} is not a page or file of the site: correct it, or write a whole URL`);
      return [];
    }
    const page = isWhole ? to : base.slice(0, -1) + target;
    const body = redirectPage(isWhole ? to : page + to.slice(end), URL.parse(page, url)?.href ?? page);
    return outputPaths(from, fileNames).map((path) => ({ path, body }));
  });
  return { pages, errors };
}

/** A page whose only words are the address, in whatever language the site is. */
function redirectPage(href: string, canonical: string): string {
  const [link, name] = [href, canonical].map((text) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`));
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
