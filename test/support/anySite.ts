import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { PrerenderOptions } from '../../scripts/prerender/index.ts';

const paths = ['/', '/about', '/team/', '/old.html', '/Größe', '/日本/東京', '/a b', '/r&d', '/100%25', "/it's", '/عن'];
/** Where a site is that has a URL. */
export const host = 'https://www.example.com';

const manifest = {
  'entry.ts': { file: 'assets/entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'about.ts': { file: 'assets/about.js', imports: ['_react.js'] },
  'style.css': { file: 'assets/style.css' },
};

/** The options of a site. */
export interface AnySite extends PrerenderOptions {
  readonly base: string;
  readonly fileNames: 'page' | 'folder' | 'both';
  readonly routes: readonly { readonly path: string; readonly fallback?: boolean; readonly indexed?: boolean }[];
}

/**
 * Sites with any options, alone and together. Each page has a link to each other one.
 * @param directory an empty folder, for the files of the client build.
 */
export function anySite(directory: string): fc.Arbitrary<AnySite> {
  mkdirSync(join(directory, 'assets'), { recursive: true });
  for (const { file } of Object.values(manifest))
    writeFileSync(join(directory, file), file.endsWith('.css') ? 'h1{top:0}' : `export {} // ${file}`);
  return fc
    .record({
      base: fc.constantFrom('/', '/repo/', '/a/b-c/'),
      listed: fc.subarray(paths, { minLength: 1 }),
      fileNames: fc.constantFrom('page' as const, 'folder' as const, 'both' as const),
      threads: fc.constantFrom(1, 2),
      level: fc.constantFrom('strict' as const, 'relaxed' as const, 'none' as const),
      fallbacks: fc.subarray([...paths, '*'], { maxLength: 2 }),
      unlisted: fc.subarray(paths, { maxLength: 2 }),
      formerPaths: fc.subarray(['/former', '/former.html', '/früher', '/once/'], { maxLength: 2 }),
      hasTemplate: fc.boolean(),
      hasClient: fc.boolean(),
      hasUrl: fc.boolean(),
      hasLongStyle: fc.boolean(),
      scripts: fc.subarray(['document.title', 'if (1 < 2) close()']),
    })
    .filter(({ formerPaths }) => !(formerPaths.includes('/former') && formerPaths.includes('/former.html')))
    .map((site): AnySite => {
      const { base, listed, fileNames, threads, level, fallbacks, unlisted, formerPaths, hasTemplate } = site;
      const rows = [...listed, '*'].map((path) => ({
        path,
        ...(path === '/about' && site.hasClient && { module: 'about.ts' }),
        ...(hasTemplate && fallbacks.includes(path) && { fallback: true }),
        ...(unlisted.includes(path) && { indexed: false }),
      }));
      const style = Array.from({ length: 2000 }, (_, index) => `h1.c1{margin:${index}px}`).join('');
      return {
        routes: rows,
        renderer: rendererOf(base, listed, !hasTemplate),
        out: directory,
        base,
        fileNames,
        threads,
        head: { policy: { level }, scripts: site.scripts, ...(site.hasLongStyle && { css: style }) },
        files: [{ path: 'logo.svg', body: '<svg/>' }],
        redirects: Object.fromEntries(
          formerPaths.map((from, index) => [from, index ? '/logo.svg' : (listed[0] ?? '/')]),
        ),
        ...(site.hasUrl && { url: `${host}/` }),
        ...(site.hasClient && { client: { directory, manifest, entry: 'entry.ts' } }),
        ...(hasTemplate && {
          template: `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="${base}logo.svg"><style>p{}</style><script>a()</script></head><body><div id="root"></div></body></html>`,
        }),
      };
    });
}

/** Renders a page with a link to each other one, whole or as what is in the root element. */
function rendererOf(base: string, hrefs: readonly string[], isWhole: boolean): URL {
  const links = hrefs
    .map((href) => `<a href="${(base.slice(0, -1) + href).replaceAll('&', '&amp;')}">words</a>`)
    .join('');
  const page = isWhole
    ? ['<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>', '</body></html>']
    : ['', ''];
  const code = `export const render = (path) => ${JSON.stringify(page[0])} + '<h1 class="c1">' + path + '</h1>' + ${JSON.stringify(links + page[1])};`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
