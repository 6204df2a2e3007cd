import { expect, it } from 'vitest';
import { bundleErrors, clientFiles, stylesheetOf } from '../../../../scripts/prerender/clientBundle';
import { completeDocument, encodeDocument, makeHeads } from '../../../../scripts/prerender/head';
import type { PrerenderOptions } from '../../../../scripts/prerender/prerender';
import { hashSource } from '../../../../scripts/prerender/securityPolicy';
import { parseDocument } from '../../../support/parseDocument';
import { writeSite } from '../../../support/writeSite';

/** The heads of a site with two modules, each with a script and a stylesheet, and a chunk that both import. */
async function headsOf(given: Partial<PrerenderOptions> = {}, css = '') {
  const scripts = { 'entry.js': 'entry()', 'a b&"<c>.js': 'page()', 'shared.js': 'shared()' };
  const directory = await writeSite({ ...scripts, 'all.css': 'a{top:0}', 'page.css': 'b{top:0}' });
  const imports = ['_shared.js'];
  const manifest = {
    'entry.ts': { file: 'entry.js', imports },
    'page.ts': { file: 'a b&"<c>.js', imports },
    '_shared.js': { file: 'shared.js', imports: ['entry.ts', '_font.woff2'] },
    '_font.woff2': { file: 'font.woff2' },
  };
  const stylesheets = { 'entry.ts': ['all.css'], 'page.ts': ['all.css', 'page.css'] };
  const client = { directory, manifest, entry: 'entry.ts', stylesheets };
  const routes = [{ path: '/', module: 'page.ts' }];
  const options = { routes, renderer: new URL(import.meta.url), out: '', client, ...given };
  const file = stylesheetOf(options);
  const heads = await makeHeads(options, file, css);
  return { page: heads.get('page.ts'), other: heads.get(undefined), file };
}

it('a page contains the CSS of the site, then of its modules, and names the stylesheet of all pages', async () => {
  const { page, other, file } = await headsOf({ base: '/repo/' }, 'u{top:0}');
  const named = `<style data-stylesheet="/repo/${file?.path}">`;

  expect(file).toEqual({ path: expect.stringMatching(/^assets\/style-[0-9a-f]{8}\.css$/), body: 'a{top:0}b{top:0}' });
  expect(page?.styles).toBe(`${named}u{top:0}a{top:0}b{top:0}</style>`);
  expect(other?.styles).toBe(`${named}u{top:0}a{top:0}</style>`);
});

it('CSS that is not split is in every page, and CSS that scripts would link is an error', async () => {
  const directory = await writeSite({ 'all.css': 'a{}\n', 'entry.js': '' });
  const chunks = { 'style.css': { file: 'all.css' }, 'entry.ts': { file: 'entry.js' } };
  const whole = await headsOf({ client: { directory, entry: 'entry.ts', manifest: chunks } });
  const linked = { 'entry.ts': { file: 'entry.js', css: ['all.css'] } };

  expect([whole.page?.styles, whole.other?.styles]).toEqual(Array(2).fill(expect.stringContaining('>a{}</style>')));
  expect(bundleErrors({ directory, entry: 'entry.ts', manifest: linked }, [])).toEqual([
    expect.stringContaining('cssCodeSplit: false'),
  ]);
});

it("every file of a bundle is published, except Vite's own, system files and the stylesheets of pages", async () => {
  const names = ['all.css', 'b.css', 'c.css', 'print.css', '.vite/manifest.json', '.DS_Store', 'U\u0308.html'];
  const directory = await writeSite(Object.fromEntries(names.map((name) => [name, ''])));
  const manifest = { 'style.css': { file: 'all.css' } };
  const files = await clientFiles({ directory, entry: '', manifest, stylesheets: { a: ['b.css', 'c.css'] } });

  expect(files.map(({ path }) => path).sort()).toEqual(['U\u0308.html', 'print.css', '\u00dc.html']);
});

it('a head ends with the loader, which has the URLs of the modules', async () => {
  const { page, other } = await headsOf({ base: '/repo/' });
  const scriptOf = (end = '') => parseDocument(end).querySelector('script');
  const loader = scriptOf(page?.scripts);

  const modules = ['/repo/entry.js', '/repo/a%20b&%22%3Cc%3E.js', '/repo/shared.js'];
  expect(loader?.dataset.modules?.split(' ')).toEqual(modules);
  expect(loader?.textContent).not.toMatch(/\bexport\b/);
  expect(scriptOf(other?.scripts)?.textContent).toBe(loader?.textContent); // one hash for all pages
});

it('the policy allows exactly what is inline, by its hash, and the stylesheet of all pages', async () => {
  const { page } = await headsOf({ policy: { 'img-src': ['data:'] } });
  const meta = parseDocument(page?.policy ?? '').querySelector('meta')?.outerHTML ?? '';
  const elements = [...parseDocument(page?.styles + (page?.scripts ?? '')).querySelectorAll('style, script')];
  const [style, ...scripts] = elements.map(({ textContent }) => hashSource(textContent ?? ''));

  expect(meta).toContain(`; script-src 'self' ${scripts.join(' ')}; style-src 'self' ${style}; img-src 'self' data:; `);
});

it('a page that was saved as a file may load pictures and CSS from the site', async () => {
  const { page } = await headsOf({ url: 'https://www.example.com/repo/' });

  expect(page?.policy).toMatch(
    /; style-src 'self' https:\/\/www\.example\.com 'sha256-.*; img-src 'self' https:\/\/www\.example\.com; /,
  );
});

it('CSS cannot end its element', async () => {
  const { page } = await headsOf({}, 'a{content:"</STYLE>"}');

  expect(page?.styles).toContain('a{content:"\\3c /STYLE>"}');
});

const head = { policy: '<meta name="start">', styles: '<style>$&</style>', scripts: '<script>end()</script>' };
const complete = (inHead: string, body = '') =>
  String(completeDocument(encodeDocument(`<html><head>${inHead}</head><body>${body}</body></html>`), head));

const charsets = ['<meta charSet="utf-8"/>', '<META CHARSET="UTF-8">', "<meta charset='utf-8' />"];
it.each(charsets)('after %s come the start, the own tags of the document, the style and the end', (charset) => {
  expect(complete(`${charset}<title>Größe’</title>`, '<script>own()</script>')).toBe(
    `<html><head>${charset}${head.policy}<title>Größe’</title>${head.styles}${head.scripts}</head><body><script>own()</script></body></html>`,
  );
});

it('the style comes before the first script in the head, and after the tags that link previews show', () => {
  const preview = '<meta property="og:image" content="/a.jpg"/>';

  expect(complete(`<meta charset="utf-8">${preview}<script>own()</script>`)).toContain(
    `${preview}${head.styles}<script>own()</script>${head.scripts}</head>`,
  );
});

it.each([
  ['<head></head>', '<meta charset="utf-8">'],
  ['<head><meta charset="iso-8859-1"></head>', '<meta charset="utf-8">'],
  ['<meta charset="utf-8"><p>B</p>', '</head>'],
])('the document %s is refused without %s', (html, missing) => {
  expect(() => encodeDocument(html)).toThrow(`no ${missing}`);
});
