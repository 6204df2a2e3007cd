import { describe, expect, it } from 'vitest';
import { documentCompleter } from '../../../../../scripts/prerender/document/completeDocument';
import { integrity, loader, speculationRules } from '../../../../../scripts/prerender/document/inlineScripts';
import { type SiteHead, styleLimit } from '../../../../../scripts/prerender/document/planHead';
import { readStyleSheet } from '../../../../../scripts/prerender/document/styleSheet';
import { contentSecurityPolicy, hash } from '../../../../../scripts/prerender/policy/policy';
import type { PageRoute } from '../../../../../scripts/prerender/routes/routes';

const css = 'a{color:red}';
const rules = `<script type="speculationrules">${speculationRules('/')}</script>`;
const file = { path: 'all.css', body: css };
const modulesOf = new Map([['page.ts', ['/entry.js', '/a b&"<c>.js']]]);
const loading = `<script data-modules="/entry.js /a%20b&amp;%22%3Cc%3E.js">${loader}</script>`;

/** A page, complete. Its style is `css`, unless the site has another. */
function complete(site: Partial<SiteHead> = {}, body = '<a>', route: Partial<PageRoute> = {}) {
  const completer = documentCompleter({ base: '/', sheet: readStyleSheet(css), ...site });
  const html = `<head><meta charset="utf-8"></head>${body}`;
  const page = completer(html, { path: '/', module: 'page.ts', ...route });
  if ('errors' in page) return { errors: page.errors, start: '', end: '', linksStyle: false };
  const [, start = '', end = ''] =
    /<meta charset="utf-8">((?:<(?!script)[^<]*|<style.*?<\/style>)*)(.*)<\/head>/s.exec(page.html) ?? [];
  return { errors: [], start, end, linksStyle: page.linksStyle };
}

it('the head of a page starts with its policy and its style', () => {
  const policy = contentSecurityPolicy(
    {},
    { 'script-src': [loader, speculationRules('/')].map(hash), 'style-src': [hash(css)] },
  );

  expect(complete({ modulesOf }).start).toBe(
    `<meta http-equiv="content-security-policy" content="${policy}"/><style>${css}</style>`,
  );
});

it('the head of a page tells other sites no more of it than the site wants', () => {
  expect(complete({ referrer: 'same-origin' }).start).toContain('<meta name="referrer" content="same-origin"/><style>');
});

it.each<[string, Partial<SiteHead>, string]>([
  ['with only the speculation rules, on a static page', {}, rules],
  ['with the loader of fonts and modules, on a hydrated page', { modulesOf }, loading + rules],
  [
    'with the import map before the loader, which imports',
    { modulesOf, importMap: '{}' },
    `<script type="importmap">{}</script>${loading}${rules}`,
  ],
  [
    'with the inline scripts of the site',
    { scripts: ['a()', 'b()'] },
    `<script>a()</script><script>b()</script>${rules}`,
  ],
])('the head of a page ends %s, allowed by their hashes', (_, site, expected) => {
  const { start, end } = complete(site);

  expect(end).toBe(expected);
  for (const [, script = ''] of end.matchAll(/<script[^>]*>(.*?)<\/script>/gs)) expect(start).toContain(hash(script));
});

it('the head of a page has only what its route adds, on a site that adds nothing', () => {
  const html = '<head><meta charset="utf-8"></head>';

  expect(documentCompleter()(html, { path: '/', headEnd: '<link>' })).toEqual({
    html: '<head><meta charset="utf-8"><link></head>',
    linksStyle: false,
  });
});

it('the policy of a page allows what its route adds for it alone', () => {
  const policy = { 'img-src': ['https://tiles.example.com'] };

  expect(complete({ policy }, '', { policy: { 'img-src': ['https://map.example.com'] } }).start).toContain(
    "img-src 'self' https://tiles.example.com https://map.example.com;",
  );
});

it('a page is refused with what its policy refuses in its document, in the end of its head and in its style', () => {
  const sheet = readStyleSheet('a{background:url(https://a.example.com/a.png)}');
  const headEnd = '<script src="https://b.example.com/b.js"></script>';

  expect(complete({ sheet }, '<a style="top:0">', { headEnd }).errors).toEqual([
    expect.stringContaining('the policy refuses style attributes'),
    expect.stringContaining('{ \'script-src\': ["https://b.example.com"] }'),
    expect.stringContaining('{ \'img-src\': ["https://a.example.com"] }'),
  ]);
});

it('the policy of a page allows its own inline scripts by their hashes at the level relaxed', () => {
  const startOf = (script: string) => complete({ policy: { level: 'relaxed' } }, `<script>${script}</script>`).start;

  expect(startOf('a()')).toContain(hash('a()'));
  expect(startOf('b()')).not.toContain(hash('a()'));
});

describe('the style of a page', () => {
  it('is what its document can use, allowed by the hash of its bytes', () => {
    const sheet = readStyleSheet('a{color:red}b:after{content:"$&→"}');

    expect(complete({ sheet }).start).toContain('<style>a{color:red}</style>');
    expect(complete({ sheet }, '<i>').start).not.toContain('style');
    expect(complete({ sheet }, '<b>').start).toMatch('<style>b:after{content:"$&→"}</style>');
    expect(complete({ sheet }, '<b>').start).toContain(`style-src ${hash('b:after{content:"$&→"}')};`);
  });

  it('names the file with that of all pages, if modules wait for it, even if it is empty', () => {
    const named = `<style data-sheet="/all.css" data-integrity="${integrity(file)}">`;

    expect(complete({ styleFile: file, modulesOf }).start).toMatch(`${named}${css}</style>`);
    expect(complete({ styleFile: file, modulesOf }, '<i>').start).toMatch(`${named}</style>`);
    expect(complete({ styleFile: file, modulesOf }, '<i>').start).toContain(`style-src 'self' ${hash('')};`);
  });

  describe('that can use too much of it to carry', () => {
    const ofLength = (length: number, more = '') =>
      readStyleSheet(`${more}p{content:"${'a'.repeat(length - 'p{content:""}'.length)}"}`);
    const outside = '@import "/b.css";@layer a,b;@media (scripting:none){@font-face{font-family:A;src:url(/a.woff2)}}';
    const policy = { 'style-src': ["'self'"] };
    const long = { sheet: ofLength(styleLimit + 1, outside), styleFile: file, policy };
    const link = `<link rel="stylesheet" href="/all.css" integrity="${integrity(file)}"/>`;

    it('is a link to all of it, after what is not in the file, with or without modules', () => {
      for (const site of [long, { ...long, modulesOf }]) {
        const { start, linksStyle } = complete(site, '<p>');

        expect(start.endsWith(`"/><style>${outside}</style>${link}`)).toBe(true);
        expect(start).toContain(`style-src 'self' ${hash(outside)};`);
        expect(linksStyle).toBe(true);
      }
    });

    it('is carried at the longest length, or if there is no file', () => {
      expect(complete({ ...long, sheet: ofLength(styleLimit) }, '<p>').linksStyle).toBe(false);
      expect(complete({ sheet: ofLength(styleLimit + 1) }, '<p>').start).toContain('<style>p{content:"aaa');
    });

    it('is still checked against the policy', () => {
      const sheet = ofLength(styleLimit, 'p{background:url(https://a.example.com/a.png)}');

      expect(complete({ ...long, sheet }, '<p>').errors).toHaveLength(1);
    });
  });
});
