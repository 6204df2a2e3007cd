import { globalStyle } from '@vanilla-extract/css';

const print = (rule: Parameters<typeof globalStyle>[1]) => ({ '@media': { print: rule } });

// In print: no menus, no backgrounds, and the URLs of links whose text does not show them.
globalStyle('html, body, body *', print({ background: 'none !important', color: '#000 !important' }));
globalStyle('nav, button, [popover]', print({ display: 'none !important' }));
globalStyle('body > header', print({ position: 'static', paddingInline: '0 !important' }));
globalStyle(
  'main a[href^="https:"]:not([href*="//wa.me/"])::after',
  print({ content: '" (" attr(href) ")"', overflowWrap: 'anywhere' }),
);
globalStyle('h1, h2', print({ fontSize: '20pt', breakAfter: 'avoid' }));
globalStyle('h3', print({ fontSize: '14pt', breakAfter: 'avoid' }));
globalStyle('picture, article, li, dl > div', print({ breakInside: 'avoid' }));
globalStyle('body > footer', print({ padding: '0.4cm 0 !important' }));
// Pictures are whole.
globalStyle(
  'img',
  print({
    aspectRatio: 'auto !important',
    inlineSize: 'auto !important',
    maxInlineSize: '100%',
    maxBlockSize: '6cm',
  }),
);
globalStyle('main section, main article', print({ paddingBlock: '0.8cm !important', margin: '0 !important' }));
