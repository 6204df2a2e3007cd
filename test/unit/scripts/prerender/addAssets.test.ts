import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addAssets } from '../../../../scripts/prerender/addAssets';

const page =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>Page</title></head><body></body></html>';
const assets = {
  css: 'p{color:red}',
  entry: '/entry.js',
  modules: ['/page.js'],
  fonts: ['/font.woff2'],
};
const add = (changes: Partial<typeof assets> = {}, html = page) => addAssets(html, { ...assets, ...changes });

describe('a finished document', () => {
  it('has its policy and style right after the charset, and its scripts at the end of the head', () => {
    const order = [
      'charSet',
      'content-security-policy',
      '<style>',
      '<title>',
      'font.woff2',
      'page.js',
      'entry.js',
      '</head>',
    ];
    const places = order.map((mark) => add().indexOf(mark));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('allows its style by the hash of the very bytes', () => {
    const html = add();
    const style = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(html).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });

  it('keeps what looks like a replacement pattern', () => {
    expect(add({ css: "a::after{content:'$& $1'}" })).toContain("<style>a::after{content:'$& $1'}</style>");
  });

  it('is refused where the style could end itself', () => {
    expect(() => add({ css: '/* </STYLE> */' })).toThrow(
      'the style sheet holds </style, which would end it early',
    );
  });

  it('is refused where an address could end its attribute', () => {
    expect(() => add({ entry: '/a".js' })).toThrow(
      'the address /a".js does not fit an attribute as it stands',
    );
  });

  it.each([
    ['<meta charSet="utf-8"/>', 'the document has no <meta charSet="utf-8"/>: its head needs one'],
    ['</head>', 'the document has no </head>: its head needs one'],
  ])('is refused without %s', (mark, message) => {
    expect(() => add({}, page.replace(mark, ''))).toThrow(message);
  });
});
