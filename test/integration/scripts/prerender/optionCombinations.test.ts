import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { collectFiles, outputPaths, type PrerenderOptions, renderSite, type Shard } from 'prerender-engine';
import { beforeAll, expect, it } from 'vitest';
import { resolveRequest } from '../../../../scripts/preview/resolveRequest';
import { temporaryFolder } from '../../../support/temporaryFolder';

// What must hold for a site whatever its options are, each alone and together.

/** How long options are tried, in seconds. */
const { PROPERTY_SECONDS: seconds = '15' } = process.env;

const paths = ['/', '/about', '/team/', '/old.html', '/Größe', '/日本/東京', '/a b', '/r&d', '/100%25', "/it's", '/عن'];
const host = 'https://www.example.com';
const directory = temporaryFolder('combinations');
const manifest = {
  'entry.ts': { file: 'assets/entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'about.ts': { file: 'assets/about.js', imports: ['_react.js'] },
  'style.css': { file: 'assets/style.css' },
};
const client = { directory: join(directory, 'client'), manifest, entry: 'entry.ts' };
beforeAll(() => {
  mkdirSync(join(client.directory, 'assets'), { recursive: true });
  for (const { file } of Object.values(manifest))
    writeFileSync(join(client.directory, file), file.endsWith('.css') ? 'h1{top:0}' : `export {} // ${file}`);
});

/** Renders a page with a link to each other one, whole or as what is in the root element. */
const rendererOf = (base: string, hrefs: readonly string[], isWhole: boolean) => {
  const links = hrefs
    .map((href) => `<a href="${(base.slice(0, -1) + href).replaceAll('&', '&amp;')}">words</a>`)
    .join('');
  const page = isWhole
    ? ['<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>', '</body></html>']
    : ['', ''];
  const code = `export const render = (path) => ${JSON.stringify(page[0])} + '<h1 class="c1">' + path + '</h1>' + ${JSON.stringify(links + page[1])};`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
};

const anySite = fc
  .record({
    base: fc.constantFrom('/', '/repo/', '/a/b-c/'),
    listed: fc.subarray(paths, { minLength: 1 }),
    fileNames: fc.constantFrom('page' as const, 'folder' as const, 'both' as const),
    threads: fc.constantFrom(1, 2),
    level: fc.constantFrom('strict' as const, 'relaxed' as const, 'none' as const),
    shards: fc.constantFrom(2, 3),
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
  .map((site): PrerenderOptions => {
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
      redirects: Object.fromEntries(formerPaths.map((from, index) => [from, index ? '/logo.svg' : (listed[0] ?? '/')])),
      ...(site.hasUrl && { url: `${host}/` }),
      ...(site.hasClient && { client }),
      ...(hasTemplate && {
        template: `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="${base}logo.svg"><style>p{}</style><script>a()</script></head><body><div id="root"></div></body></html>`,
      }),
      shard: `1/${site.shards}`,
    };
  });

let count = 0;
async function build({ out: _, ...options }: PrerenderOptions, shard: Shard) {
  count += 1;
  const folder = join(directory, `${count}`);
  await renderSite({ ...options, shard }, folder);
  const files = new Map((await collectFiles(folder)).map(({ path, body }) => [path, String(body)]));
  rmSync(folder, { recursive: true, force: true });
  return files;
}

function* elementsIn(node: Tree.Node): Generator<Tree.Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

/** The elements of a page, with their attributes and texts. */
const readPage = (html: string) =>
  Array.from(elementsIn(parse(html)), ({ tagName: name, attrs, childNodes }) => ({
    name,
    attributes: new Map(attrs.map(({ name, value }) => [name, value])),
    text: childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
  }));

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

function checkSite(options: PrerenderOptions, files: ReadonlyMap<string, string>) {
  const { base = '/', fileNames = 'page', url } = options;
  const routes = [...(options.routes as Iterable<{ path: string; fallback?: boolean; indexed?: boolean }>)];
  const resolve = (href: string) => {
    const { pathname } = new URL(href, host);
    return resolveRequest(pathname, base, files);
  };
  for (const { path } of routes)
    expect([...files.keys()]).toEqual(expect.arrayContaining([...outputPaths(path, fileNames)]));
  for (const [file, html] of files) {
    if (!file.endsWith('.html')) continue;
    const elements = readPage(html);
    const [policy = ''] = elements.flatMap(({ attributes }) =>
      attributes.get('http-equiv') === 'content-security-policy' ? (attributes.get('content') ?? '') : [],
    );
    for (const { name, attributes, text } of elements) {
      const refresh =
        attributes.get('http-equiv') === 'refresh' ? attributes.get('content')?.replace('0; url=', '') : '';
      const modules = attributes.get('data-modules')?.split(' ') ?? [];
      const map = attributes.get('type') === 'importmap' ? JSON.parse(text).integrity : {};
      const urls = [attributes.get('href'), attributes.get('src'), refresh, ...modules, ...Object.keys(map)];
      for (const address of urls) if (address) expect([address, resolve(address).kind]).not.toContain('notFound');
      const isInline = name === 'script' || name === 'style';
      const isData = attributes.get('type') === 'application/json';
      const isAllowed = policy === '' || (name === 'style' && policy.includes("'unsafe-inline'"));
      if (isInline && !isData && !isAllowed) expect(policy).toContain(`'sha256-${sha256(text)}'`);
      for (const [address, integrity] of [
        ...Object.entries(map),
        [attributes.get('href'), attributes.get('integrity')],
      ]) {
        const found = integrity ? resolve(String(address)) : undefined;
        if (found) expect(integrity).toBe(`sha256-${sha256(files.get(found.kind === 'file' ? found.path : '') ?? '')}`);
      }
    }
  }
  const listed = Array.from(files.get('sitemap.xml')?.matchAll(/<loc>(.*?)<\/loc>/g) ?? [], ([, loc = '']) =>
    resolve(loc.replaceAll('&amp;', '&')),
  );
  const indexed = routes.filter(({ path, fallback, indexed }) => path !== '*' && !fallback && indexed !== false);
  const expected = indexed.map(({ path }) => ({ kind: 'file', path: outputPaths(path, fileNames)[0] }));
  expect(listed).toEqual(url === undefined ? [] : expected);
}

it('a site is whole, whatever its options are', { timeout: 15_000 + Number(seconds) * 2000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anySite, async (options) => {
      const whole = await build(options, '1/1');
      checkSite(options, whole);
      const total = options.shard?.split('/')[1];
      const shards: string[] = [];
      for (let number = 1; number <= Number(total); number += 1)
        for (const [path, text] of await build(options, `${number}/${Number(total)}`)) shards.push(`${path}\n${text}`);
      expect(shards.toSorted()).toEqual(Array.from(whole, ([path, text]) => `${path}\n${text}`).toSorted());
    }),
    { interruptAfterTimeLimit: Number(seconds) * 1000, numRuns: 100_000, endOnFailure: false },
  );
});
