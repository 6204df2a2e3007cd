import { expect, it } from 'vitest';
import { wordFinder } from '../../../../../scripts/prerender/document/documentWords';
import { readStyleSheet } from '../../../../../scripts/prerender/document/readStyleSheet';
import { pageStyle, styleFile } from '../../../../../scripts/prerender/document/styleSheet';
import { readTokens } from '../../../../../scripts/prerender/policy/markup';

// That no rule is missing is shown in a browser: test/browser/chosenStyle.spec.ts.

/** The style of a page with an element in its body. */
function styleOf(css: string, html: string): string {
  const sheet = readStyleSheet(css);
  return pageStyle(sheet, wordFinder(sheet)(readTokens(`<html><head></head><body>${html}</body></html>`)));
}

it.each([
  ['its class, which only the text has', '.a{top:0}', '<p>a</p>'],
  ['one of its classes, or its id', '.a .x,#x{top:0}', '<p class="a">'],
  ['its attribute', '[data-x]:hover{top:0}', '<p class="a">'],
  ['its class, which is in a script of data', '.a{top:0}', '<script type="application/ld+json">{"a":"a"}</script>'],
  [
    'what each of its pseudo-classes needs',
    '.a:where(.x,.y),:is(.x),:has(.x),:-webkit-any(.x){top:0}',
    '<p class="a">',
  ],
  ['the class, in every block', '@media print{@supports (a:b){@container (width){.x{top:0}}}}', '<p class="a">'],
  ['the class, in every scope', '@scope (.a){@starting-style{.x{top:0}}}', '<p class="a">'],
  ['the class around nested rules', '.x{.a &{top:0}&:hover .a{top:0}}', '<p class="a">'],
  [
    'an animation of its name',
    '@keyframes spin{to{top:0}}.x{animation:spin}@property --a{syntax:"*";inherits:false}',
    '',
  ],
])('a rule is left out of a page that lacks %s', (_, css, html) => {
  expect(styleOf(css, html)).toBe('');
});

it('a page with a frame of the same origin can use every rule', () => {
  const css = '.x{top:0}@keyframes y{to{top:0}}';

  expect(styleOf(css, '<iframe src="/a"></iframe>')).toBe(css);
});

it.each([
  '<script type="importmap">{}</script>',
  '<iframe src="https://a.example/b"></iframe>',
  '<p contenteditable="false">',
  `<form action="javascript:throw new Error('React form unexpectedly submitted.')">`,
])('a page with %s can use no other rules than without', (html) => {
  expect(styleOf('.x{top:0}', html)).toBe('');
});

it('the file for all pages has every rule, but not what must not be there twice', () => {
  const css =
    '/*! licence */@import "/b.css";@font-face{font-family:A;src:url(/a)}@layer{i{top:0}}/*! b */@media print{b{top:0}}';
  const { path, body } = styleFile(readStyleSheet(css));

  expect(path).toMatch(/^assets\/style-[\da-f]{8}\.css$/);
  expect(body).toBe('/*! licence */@layer anonymous-1{i{top:0}}@media print{b{top:0}}');
});

it('a style that would end its element is refused', () => {
  expect(() => readStyleSheet('a::after{content:"</STYLE>"}')).toThrow(
    'the style contains </STYLE, which would end it early',
  );
});
