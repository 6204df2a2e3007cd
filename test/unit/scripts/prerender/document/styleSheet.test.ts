import { expect, it } from 'vitest';
import { Cache } from '../../../../../scripts/prerender/document/cache';
import { readStyleSheet } from '../../../../../scripts/prerender/document/readStyleSheet';
import { namesOf, pageStyle, styleFile } from '../../../../../scripts/prerender/document/styleSheet';
import { usedNames } from '../../../../../scripts/prerender/document/usedNames';
import { readTokens } from '../../../../../scripts/prerender/policy/markup';

// That no rule is missing is shown in a browser: test/browser/chosenStyle.spec.ts.

/** The style of a page with an element in its body. */
function styleOf(css: string, html: string): string {
  const sheet = readStyleSheet(css);
  const tokens = readTokens(`<html><head></head><body>${html}</body></html>`);
  return pageStyle(sheet, usedNames(tokens, namesOf(sheet), new Cache(1)));
}

it.each([
  ['one of its classes, or its id', '.a .x,#x{top:0}', '<p class="a">'],
  ['its attribute', '[data-x]:hover{top:0}', '<p class="a">'],
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
