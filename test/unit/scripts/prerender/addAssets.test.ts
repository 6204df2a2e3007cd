import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { addAssets, type PageAssets } from '../../../../scripts/prerender/addAssets';
import { contentSecurityPolicy } from '../../../../scripts/prerender/contentSecurityPolicy';
import { hydrationLoader } from '../../../../scripts/prerender/hydrationLoader';

const page =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body><p>B</p></body></html>';

const add = (assets: Partial<PageAssets> = {}, html = page) =>
  addAssets(html, { css: 'a{color:red}', modules: ['/entry.js'], fonts: [], ...assets });

const inlineStyle = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

it('adds the policy and the style after the charset, the fonts and scripts at the end of the head', () => {
  const css = 'a{color:red}';
  const modules = ['/entry.js', '/page.js'];
  const script = hydrationLoader(modules);

  expect(add({ css, modules, fonts: ['/serif.woff2'] })).toBe(
    [
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
      `<meta http-equiv="content-security-policy" content="${contentSecurityPolicy({ style: css, script })}"/>`,
      `<style>${css}</style>`,
      '<title>T</title>',
      '<link rel="preload" as="font" type="font/woff2" href="/serif.woff2" crossorigin/>',
      `<script type="module">${script}</script>`,
      '</head><body><p>B</p></body></html>',
    ].join(''),
  );
});

it.each([
  'a::after{content:"$&"}',
  'a::after{content:"$`$\'$1$$"}',
  'a::after{content:"\\201c→"}',
  'a > b{}',
])('leaves the style %j as it is', (css) => {
  expect(inlineStyle(add({ css }))).toBe(css);
});

it('allows the style by the hash of the very bytes that stand in the document', () => {
  const html = add({ css: 'a::after{content:"→ $&"}\n' });
  const hash = createHash('sha256').update(inlineStyle(html)).digest('base64');

  expect(html).toContain(`style-src 'sha256-${hash}';`);
});

it.each(['a{}</style><script>', 'a{content:"</STYLE>"}'])(
  'refuses the style %j, which would end its element',
  (css) => {
    expect(() => add({ css })).toThrow(new Error('the style sheet holds </style, which would end it early'));
  },
);

it.each(['/a"b.woff2', '/a&b.woff2', '/<a>.woff2'])(
  'refuses a font at %s, which does not fit an attribute',
  (address) => {
    expect(() => add({ fonts: [address] })).toThrow(
      new Error(`the address ${address} does not fit an attribute as it stands`),
    );
  },
);

it.each(['<meta charSet="utf-8"/>', '</head>'])('refuses a document without %s', (mark) => {
  expect(() => add({}, page.replace(mark, ''))).toThrow(
    new Error(`the document has no ${mark}: its head needs one`),
  );
});
