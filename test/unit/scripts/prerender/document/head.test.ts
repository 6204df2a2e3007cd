import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  addToHead,
  headAdditions,
  planHead,
  type SiteHead,
  styleLimit,
  stylePlace,
} from '../../../../../scripts/prerender/document/head';
import {
  fontLoader,
  hydrationLoader,
  importMap,
  speculationRules,
} from '../../../../../scripts/prerender/document/inlineScripts';
import { readTemplate } from '../../../../../scripts/prerender/document/readTemplate';
import { readStyleSheet, styleFile } from '../../../../../scripts/prerender/document/styleSheet';
import type { Template } from '../../../../../scripts/prerender/document/template';
import { contentSecurityPolicy, hash } from '../../../../../scripts/prerender/policy/policy';
import { writeSite } from '../../../../support/writeSite';

const css = 'a{color:red}';
const rules = `<script type="speculationrules">${speculationRules('/')}</script>`;
const loader = hydrationLoader(undefined, '/');
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** The additions to the head of a page. Its style is `css`, unless the site has another. */
const head = (site: Partial<SiteHead> = {}, html = '<a>', policy = {}) => {
  const additionsOf = headAdditions({ base: '/', styles: readStyleSheet(css), ...site });
  const { style, ...added } = additionsOf(html, { path: '/', module: 'page.ts', policy });
  return { ...added, start: added.start + style };
};
const modulesOf = new Map([['page.ts', ['/entry.js', '/a b&"<c>.js']]]);
const loaders = `<script>${fontLoader}</script><script data-modules="/entry.js /a%20b&amp;%22%3Cc%3E.js">${loader}</script>`;

describe('what the heads of a site are made of', () => {
  const plan = (options: Parameters<typeof planHead>[0], template?: Template) =>
    planHead(options, ['page.ts', 'page.ts'], template, bundle);
  const bundle = ['b.js', 'a.js', 'a.png'].map((path) => ({ path, body: '' }));
  const manifest = {
    'entry.ts': { file: 'b.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js' },
    'page.ts': { file: 'a.js', imports: ['_shared.js'] },
  };
  const long = `${css}b{content:"${'a'.repeat(styleLimit)}"}`;

  it('is nothing if nothing is added to them', async () => {
    expect(await plan({ base: '/repo/' })).toBeUndefined();
    expect(await plan({ head: {} })).toMatchObject({ base: '/', scripts: [], styles: undefined, policy: {} });
  });

  it("is the site's style, its inline scripts and those of its template, with a policy that allows them", async () => {
    const template = readTemplate(
      '<head><style>i{}</style><script>b()</script></head><div id="root"></div>',
      () => false,
    );
    const policy = { 'img-src': ['data:'] };

    expect(await plan({ head: { css, scripts: ['a()'], policy } }, template)).toEqual({
      base: '/',
      scripts: ['a()'],
      policy: { ...policy, 'script-src': [hash('a()'), hash('b()')], 'style-src': [hash('i{}')] },
      styles: readStyleSheet(css, 'a()\nb()'),
    });
  });

  it('is also the style of its bundle, in a file too, the modules of each page, and the hash of each script', async () => {
    const directory = await writeSite({ 'a.css': css });
    const client = { directory, manifest: { ...manifest, 'style.css': { file: 'a.css' } }, entry: 'entry.ts' };

    expect(await plan({ base: '/repo/', client })).toMatchObject({
      styles: readStyleSheet(css),
      styleFile: styleFile(readStyleSheet(css)),
      modulesOf: new Map([
        [undefined, ['/repo/b.js', '/repo/shared.js']],
        ['page.ts', ['/repo/b.js', '/repo/shared.js', '/repo/a.js']],
      ]),
      importMap: importMap(bundle.slice(0, 2), '/repo/'),
    });
  });

  it.each([
    [css, undefined],
    [long, styleFile(readStyleSheet(long))],
  ])('is a file with the style only if it is too long for a page', async (text, file) => {
    expect((await plan({ head: { css: text } }))?.styleFile).toEqual(file);
  });

  it.each(['</SCRIPT ', '<!--'])('is no inline script that contains %s', async (text) => {
    await expect(plan({ head: { scripts: [`"${text}"`] } })).rejects.toThrow(
      `an inline script contains ${text.trim()}`,
    );
  });
});

describe('the head of a page', () => {
  it('starts with the policies and the style', () => {
    const policy = contentSecurityPolicy(
      {},
      {
        'script-src': [fontLoader, loader, speculationRules('/')].map((text) => `'sha256-${sha256(text)}'`),
        'style-src': [hash(css)],
      },
    );

    expect(head({ modulesOf }).start).toBe(
      [
        `<meta http-equiv="content-security-policy" content="${policy}"/>`,
        '<meta name="referrer" content="same-origin"/>',
        `<style>${css}</style>`,
      ].join(''),
    );
  });

  it.each<[string, Partial<SiteHead>, string]>([
    ['with only the speculation rules, on a static page', {}, rules],
    ['with the loaders of fonts and modules, on a hydrated page', { modulesOf }, loaders + rules],
    [
      'with the import map before the loader, which imports',
      { modulesOf, importMap: '{}' },
      `<script type="importmap">{}</script>${loaders}${rules}`,
    ],
    [
      'with the inline scripts of the site',
      { scripts: ['a()', 'b()'] },
      `<script>a()</script><script>b()</script>${rules}`,
    ],
  ])('ends %s, allowed by their hashes', (_, site, expected) => {
    const { start, end } = head(site);

    expect(end).toBe(expected);
    for (const [, script = ''] of end.matchAll(/<script[^>]*>(.*?)<\/script>/gs)) expect(start).toContain(hash(script));
  });

  it('has only what its route adds, on a site that adds nothing', () => {
    const added = { start: '', style: '', end: '<link rel="me">', linksStyle: false, errors: [] };

    expect(headAdditions()('', { path: '/', headEnd: added.end })).toEqual(added);
    expect(headAdditions()('', { path: '/' }).end).toBe('');
  });

  it('allows what a route adds for its page alone', () => {
    const policy = { 'img-src': ['https://tiles.example.com'] };
    const own = { 'img-src': ['https://map.example.com'] };

    expect(head({ policy }, '', own).start).toContain(
      "img-src 'self' https://tiles.example.com https://map.example.com;",
    );
  });

  it('comes with what the policy refuses in the document, in the end of its head and in its style', () => {
    const styles = readStyleSheet('a{background:url(https://a.example.com/a.png)}');
    const headEnd = '<script src="https://b.example.com/b.js"></script>';
    const { errors } = headAdditions({ base: '/', styles })('<a style="top:0">', { path: '/', headEnd });

    expect(errors).toEqual([
      expect.stringContaining('the policy refuses style attributes'),
      expect.stringContaining('{ \'script-src\': ["https://b.example.com"] }'),
      expect.stringContaining('{ \'img-src\': ["https://a.example.com"] }'),
    ]);
  });

  it('allows the inline scripts of its document by their hashes at the level relaxed', () => {
    const additionsOf = headAdditions({ base: '/', policy: { level: 'relaxed' } });
    const startOf = (script: string) => additionsOf(`<script>${script}</script>`, { path: '/' }).start;

    expect(startOf('a()')).toContain(hash('a()'));
    expect(startOf('b()')).not.toContain(hash('a()'));
  });
});

describe('the style of a page', () => {
  it('is what its document can use, another on each page, allowed by the hash of its bytes', () => {
    const additionsOf = headAdditions({ base: '/', styles: readStyleSheet('a{color:red}b:after{content:"$&→"}') });
    const page = (html: string) => additionsOf(html, { path: '/' });

    expect(page('<a>').style).toBe('<style>a{color:red}</style>');
    expect(page('<p>')).toMatchObject({ style: '', start: expect.not.stringContaining('style') });
    expect(page('<b>').style).toBe('<style>b:after{content:"$&→"}</style>');
    expect(page('<b>').start).toContain(`style-src ${hash('b:after{content:"$&→"}')};`);
  });

  it('may be followed by that of all pages, which the hydration loader fetches', () => {
    const { start, end } = head({ styleFile: { path: 'assets/style.css', body: css }, modulesOf });

    expect(start).toContain(`style-src 'self' 'sha256-`);
    expect(end).toContain(`"href":"/assets/style.css","integrity":"sha256-${sha256(css)}"`);
  });

  describe('that can use too much of it to carry', () => {
    const ofLength = (length: number, more = '') =>
      readStyleSheet(`${more}p{content:"${'a'.repeat(length - 'p{content:""}'.length)}"}`);
    const outside = '@layer a,b;@media (scripting:none){@font-face{font-family:A;src:url(/a.woff2)}}';
    const long = { styles: ofLength(styleLimit + 1, outside), styleFile: { path: 'all.css', body: css } };
    const link = `<link rel="stylesheet" href="/all.css" integrity="sha256-${sha256(css)}"/>`;

    it('links all of it, after what is not in the file, and loads it once', () => {
      const { start, end, linksStyle } = head({ ...long, modulesOf }, '<p>');

      expect(start).toMatch(`"/><style>${outside}</style>${link}`);
      expect(start).toContain(`style-src 'self' ${hash(outside)};`);
      expect(start).toContain(hash(loader));
      expect(end).toBe(loaders + rules);
      expect(linksStyle).toBe(true);
    });

    it('links it without any script too, and leaves other pages as they are', () => {
      expect(head(long, '<p>').start).toMatch(/style-src 'self' 'sha256-.*<link/);
      expect(head(long, '<b>').start).not.toMatch(/<link|style-src 'self'/);
    });

    it('carries one of the longest length, and any for which there is no file', () => {
      expect(head({ ...long, styles: ofLength(styleLimit) }, '<p>').linksStyle).toBe(false);
      expect(head({ styles: ofLength(styleLimit + 1) }, '<p>').start).toContain('<style>p{content:"aaa');
    });

    it('is still checked against the policy', () => {
      const styles = ofLength(styleLimit, 'p{background:url(https://a.example.com/a.png)}');

      expect(head({ ...long, styles }, '<p>')).toMatchObject({ linksStyle: true, errors: [expect.anything()] });
    });
  });
});

describe('a completed document', () => {
  const page = (charset: string, title = '<title>T</title>') =>
    `<!DOCTYPE html><html><head>${charset}${title}</head><body><p>B</p></body></html>`;
  const additions = { start: '<meta>', style: '<style>$&</style>', end: '<script></script>' };

  it.each([
    ...['<meta charSet="utf-8"/>', '<meta charset="utf-8">', '<META CHARSET="UTF-8">', "<meta charset='utf-8' />"],
    ...["<meta charset='utf-8'>", '<meta charset=utf-8>', '<meta charset=utf8  />', '<meta\n  charset = "utf8">'],
  ])('has the start after %s, then its own tags, the style and the end', (charset) => {
    expect(addToHead(page(charset), additions)).toBe(
      `<!DOCTYPE html><html><head>${charset}<meta><title>T</title><style>$&</style><script></script></head><body><p>B</p></body></html>`,
    );
  });

  it.each(['<style>a{}</style>', '<link rel="stylesheet" href="/a.css"/>', '<script>a</script>'])(
    'has the style before %s of its own, and after the tags that link previews show',
    (own) => {
      const tags = '<meta property="og:image" content="/a.jpg"/><link rel="icon" href="/a.svg"/>';
      const html = addToHead(page('<meta charset="utf-8">', `${tags}${own}<title>T</title>`), additions);

      expect(html).toContain(`<meta>${tags}<style>$&</style>${own}<title>T</title><script></script></head>`);
    },
  );

  it('has the style at its place, if that is marked after the charset', () => {
    expect(addToHead(page('<meta charset="utf-8">', `<link>${stylePlace}<title>T</title>`), additions)).toContain(
      '<meta charset="utf-8"><meta><link><style>$&</style><title>T</title>',
    );
    expect(addToHead(page(`${stylePlace}<meta charset="utf-8">`, ''), additions)).toContain(
      `<head>${stylePlace}<meta charset="utf-8"><meta><style>$&</style><script></script></head>`,
    );
  });

  it.each([
    ['a comment', '<!-- <meta charset="utf-8"> </head> -->'],
    ['a title', '<title><meta charset="utf-8"> </head></title>'],
    ['a script', '<script>"<meta charset=utf-8> </head>"</script>'],
  ])('is not misled by %s', (_, text) => {
    const html = addToHead(page(`${text}<meta charset="utf-8">`).replace('</head><body>', '</HEAD ><body>'), additions);

    expect(html).toContain(
      `${text}<meta charset="utf-8"><meta><title>T</title><style>$&</style><script></script></HEAD >`,
    );
  });

  it.each([
    ...['', '<meta charset="iso-8859-1">', '<meta charset=utf-8/>', '<!-- <meta charset="utf-8"> -->'].map(
      (charset) => [page(charset), 'the document has no <meta charset="utf-8">: put it first in <head>'],
    ),
    ['<p>B</p>', 'the document has no </head>'],
  ])('is rejected as %j: %s', (html = '', message = '') => {
    expect(() => addToHead(html, additions)).toThrow(message);
  });
});
