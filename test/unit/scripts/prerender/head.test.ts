import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addToHead, type HeadOptions, siteHead } from '../../../../scripts/prerender/head';
import {
  fontLoader,
  hydrationLoader,
  importMap,
  speculationRules,
} from '../../../../scripts/prerender/inlineScripts';
import { contentSecurityPolicy } from '../../../../scripts/prerender/policy';

const css = 'a{color:red}';
const rules = `<script type="speculationrules">${speculationRules('/')}</script>`;

const head = (options: Partial<HeadOptions> = {}, moduleUrls: readonly string[] = []) =>
  siteHead({ css, base: '/', ...options })(moduleUrls);
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

describe('the head of a page', () => {
  it('starts with the policies and the style', () => {
    const policy = contentSecurityPolicy({
      style: css,
      scripts: [fontLoader, hydrationLoader, speculationRules('/')],
    });

    expect(head({ modules: [] }).start).toBe(
      [
        `<meta http-equiv="content-security-policy" content="${policy}"/>`,
        '<meta name="referrer" content="same-origin"/>',
        `<style>${css}</style>`,
      ].join(''),
    );
  });

  it('ends, on a hydrated page, with the loaders of the fonts and of the modules, and the speculation rules', () => {
    expect(head({ modules: [] }, ['/entry.js', '/page.js']).end).toBe(
      [
        `<script>${fontLoader}</script>`,
        `<script data-modules="/entry.js /page.js">${hydrationLoader}</script>`,
        rules,
      ].join(''),
    );
  });

  it('ends, on a static page, with only the speculation rules', () => {
    expect(head().end).toBe(rules);
  });

  it('has no style if the site has none', () => {
    const { start } = siteHead({ base: '/' })();

    expect(start).not.toContain('style');
  });

  it('has the inline scripts that the site adds, allowed by their hashes', () => {
    const { start, end } = head({ scripts: ['start()', 'more()'] });

    expect(end).toBe(`<script>start()</script><script>more()</script>${rules}`);
    expect(start).toContain(`'sha256-${sha256('start()')}' 'sha256-${sha256('more()')}'`);
  });

  it('allows the origins that the site adds', () => {
    const policy = { 'img-src': ['https://tiles.example.com'] };

    expect(head({ policy }).start).toContain("img-src 'self' https://tiles.example.com;");
  });
});

describe('the import map of its modules', () => {
  const modules = [{ path: 'entry.js', body: 'import("./page.js")' }];
  const map = importMap(modules, '/');

  it('comes before the loader, which imports', () => {
    expect(head({ modules }, ['/entry.js']).end).toBe(
      `<script type="importmap">${map}</script>${head({ modules: [] }, ['/entry.js']).end}`,
    );
  });

  it('is allowed by the hash of its bytes', () => {
    expect(head({ modules }).start).toContain(`script-src 'self' 'sha256-${sha256(map)}' `);
  });
});

it.each(['a::after{content:"$&"}', 'a::after{content:"\\201c→"}', 'a > b{}\n'])(
  'leaves the style %j as it is, and allows it by the hash of its bytes',
  (style) => {
    const { start } = head({ css: style });

    expect(start).toContain(`<style>${style}</style>`);
    expect(start).toContain(`style-src 'sha256-${sha256(style)}';`);
  },
);

it.each<[string, Partial<HeadOptions>, string]>([
  ['a style', { css: 'a{}</style><script>' }, 'the style contains </style, which would end it early'],
  ['a style', { css: 'a{content:"</STYLE>"}' }, 'the style contains </STYLE, which would end it early'],
  ['a script', { scripts: ['"</script>"'] }, 'an inline script contains </script, which would end it early'],
])('refuses %s that would end its element: %j', (_, options, message) => {
  expect(() => head(options)).toThrow(message);
});

it.each(['a{}\r\n', 'a{content:"\0"}', 'a{content:"\ud800"}'])(
  'refuses the style %j, which a browser would read otherwise than its hash has it',
  (style) => {
    expect(() => head({ css: style })).toThrow('the style contains a character that browsers replace');
  },
);

it.each(['/a"b.js', '/a&b.js', '/<a>.js', '/a b.js'])(
  'refuses the module URL %s, which does not fit its attribute',
  (url) => {
    expect(() => head({ modules: [] }, [url])).toThrow(`the module URL ${url} contains a character`);
  },
);

describe('a completed document', () => {
  const page = (charset: string, title = '<title>T</title>') =>
    `<!DOCTYPE html><html><head>${charset}${title}</head><body><p>B</p></body></html>`;
  const additions = { start: '<style>$&</style>', end: '<script></script>' };

  it.each([
    '<meta charSet="utf-8"/>',
    '<meta charset="utf-8">',
    '<META CHARSET="UTF-8">',
    "<meta charset='utf-8' />",
    '<meta charset=utf-8>',
    '<meta\n  charset = "utf8">',
  ])('has the start after %s, and the end before the end of the head', (charset) => {
    expect(addToHead(page(charset), additions)).toBe(
      `<!DOCTYPE html><html><head>${charset}<style>$&</style><title>T</title><script></script></head><body><p>B</p></body></html>`,
    );
  });

  it('accepts any spelling of the end of the head', () => {
    const html = page('<meta charset="utf-8">').replace('</head>', '</HEAD >');

    expect(addToHead(html, additions)).toContain('<script></script></HEAD >');
  });

  it.each([
    ['a comment', '<!-- <meta charset="utf-8"> </head> -->'],
    ['a title', '<title><meta charset="utf-8"> </head></title>'],
    ['a script', '<script>"<meta charset=utf-8> </head>"</script>'],
  ])('is not misled by %s', (_, text) => {
    const html = page(`${text}<meta charset="utf-8">`);

    expect(addToHead(html, additions)).toContain(`${text}<meta charset="utf-8"><style>$&</style>`);
  });

  it.each(['', '<meta charset="iso-8859-1">', '<meta charset=utf-8/>', '<!-- <meta charset="utf-8"> -->'])(
    'is rejected with the charset %j',
    (charset) => {
      expect(() => addToHead(page(charset), additions)).toThrow(
        'the document has no <meta charset="utf-8">: put it first in <head>',
      );
    },
  );

  it('is rejected without a head', () => {
    expect(() => addToHead('<p>B</p>', additions)).toThrow('the document has no </head>');
  });
});
