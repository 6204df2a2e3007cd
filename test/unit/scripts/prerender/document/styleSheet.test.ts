import { expect, it } from 'vitest';
import { pageStyle, readStyleSheet, styleFile, wordFinder } from '../../../../../scripts/prerender/document/styleSheet';
import { readTokens } from '../../../../../scripts/prerender/policy/markup';

/** The style of a page with an element in its body. */
function styleOf(css: string, html: string, scripts?: string): string {
  const sheet = readStyleSheet(css, scripts);
  return pageStyle(sheet, wordFinder(sheet)(readTokens(`<html><head></head><body>${html}</body></html>`)));
}

it.each([
  ['its class', '.a{top:0}', '<p class="b a">'],
  ['its class, in any state', '.a:hover::before,.a:popover-open::backdrop{top:0}', '<p class="a">'],
  ['its id', '#a{top:0}', "<p id='a'>"],
  ['its element, in any case', 'foreignObject{top:0}', '<foreignObject/>'],
  ['its attribute, with any value', '[data-a=b i]{top:0}', '<p data-a="c">'],
  ['what one of its selectors needs', '.x,.a{top:0}', '<p class="a">'],
  ['what one of the selectors in :is() needs', '.a:is(.x,.b:hover){top:0}', '<p class="a b">'],
  ['what one of the selectors in :has() needs', '.a:has(>.x,+.b){top:0}', '<p class="a b">'],
  ['its class, whatever :not() excludes', '.a:not(.x):nth-child(2){top:0}', '<p class="a">'],
  ['a class with characters that are escaped', '.md\\:w-1\\/2{top:0}', '<p class="md:w-1/2">'],
  ['a class that HTML escapes', '.\\[\\&\\>b\\]\\:c{top:0}', '<p class="[&amp;&gt;b]:c">'],
  ['its class after a value with >', '.a{top:0}', '<p title="a > b" class="a">'],
  ['an element that needs no tag', 'html body tbody td,colgroup col{top:0}', '<table><td>'],
  ['an attribute that the browser sets', 'details[open]{top:0}', '<details>'],
  ['an element around its nested rules', '.a{& .x{top:0}}', '<p class="a">'],
  ['no element that a nested :not() names', '.x{:not(.y &){top:0}}', '<p>'],
  ['its class in a tag of a script', '.a{top:0}', `<script>"<p title='>' class='a'>"</script>`],
])('a rule stays on a page that has %s', (_, css, html) => {
  expect(styleOf(css, html)).toBe(styleOf(css, html, css)); // a script may add anything in the sheet
  expect(styleOf(css, html)).not.toBe('');
});

it.each([
  ['its class, which only the text has', '.a{top:0}', '<p>a</p>'],
  ['one of its classes, or its id', '.a .x,#x{top:0}', '<p class="a">'],
  ['its attribute', '[data-x]:hover{top:0}', '<p class="a">'],
  [
    'what each of its pseudo-classes needs',
    '.a:where(.x,.y),:is(.x),:has(.x),:-webkit-any(.x){top:0}',
    '<p class="a">',
  ],
  ['what every selector in :nth-child() needs', ':nth-child(2 of .x),:nth-last-child(2 of .x){top:0}', '<p class="a">'],
  ['the class, in every block', '@media print{@supports (a:b){@container (width){.x{top:0}}}}', '<p class="a">'],
  ['the class, in every scope', '@scope (.a){@starting-style{.x{top:0}}}', '<p class="a">'],
])('a rule is left out of a page that lacks %s', (_, css, html) => {
  expect(styleOf(css, html)).toBe('');
});

it('rules keep their order and their blocks', () => {
  const css =
    '@layer a,b;.a{top:0}@media (prefers-color-scheme:dark){.x{top:1px}.a{top:2px}}@layer b{.x{top:3px}}@supports (top:0){.a{top:4px}}';

  expect(styleOf(css, '<p class="a">')).toBe(
    '@layer a,b;.a{top:0}@media (prefers-color-scheme:dark){.a{top:2px}}@layer b{}@supports (top:0){.a{top:4px}}',
  );
});

it.each([
  '@keyframes a{to{top:0}}',
  '@property --a{syntax:"*";inherits:false}',
  '@font-face{font-family:A;src:url(/a.woff2)}',
  '@page{margin:0}',
  ':root{--a:0}',
  '::selection{color:red}',
])('every page has %s', (css) => {
  expect(styleOf(css, '')).toBe(css);
});

it('a class that a script of the site may add is on the page: one that an inline script names, or any with a file', () => {
  expect(styleOf('.dark{top:0}', '', 'classList.add("dark")')).toBe('.dark{top:0}');
  expect(styleOf('.open{top:0}', '<script defer src = "/menu.js"></script>')).toBe('.open{top:0}');
  for (const address of ['"https://a.example/b"', '"http://a.example/b"', '//a.example/b'])
    expect(styleOf('.open{top:0}', `<script async src= ${address}></script>`)).toBe('');
});

it('what is not valid is left out, as in browsers', () => {
  expect(styleOf('.a{top:0}:a:{left:0}b{left:0}', '<b class="a">')).toBe('.a{top:0}b{left:0}');
});

it.each([
  'a{animation:b linear both;animation-timeline:scroll()}',
  'a{content:"}\\"{";top:0}',
  "a{content:'}\\'{{';top:0}",
  'a{background:url(data:image/svg+xml;utf8,a\\)b)}',
  'a{/* } */top:0;b{left:0}}',
])('a rule stays as it is written: %s', (rule) => {
  expect(styleOf(`.x{top:0}\r\n/* { */\r${rule}@media print{.x{top:0}}`, '<a>')).toBe(rule);
});

it('the file for all pages has every rule, but not what must not be there twice', () => {
  const css = '/*! licence */@font-face{font-family:A;src:url(a)}@layer{i{top:0}}/*! b */@media print{b{top:0}}';
  const { path, body } = styleFile(readStyleSheet(css));

  expect(path).toMatch(/^assets\/style-[\da-f]{8}\.css$/);
  expect(body).toBe('/*! licence */@media print{b{top:0}}');
});

it('a style that would end its element is refused', () => {
  expect(() => readStyleSheet('a::after{content:"</STYLE>"}')).toThrow(
    'the style contains </STYLE, which would end it early',
  );
});
