import { type GlobalStyleRule, globalStyle, keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { fontFamily, fontSize } from './fonts';
import { gap, margin, media, widest } from './layout';
import { color } from './theme.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body, h1, h2, h3, p, ul, ol, dl, dd, figure', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });

globalStyle('html', {
  background: color.paper,
  scrollPaddingBlockEnd: '1rem', // room for the focus ring
  // Above 1600 px, type and distances grow with the pictures.
  fontSize: 'clamp(100%, 1vw, 160%)',
  textSizeAdjust: '100%',
  scrollbarColor: `${color.hairline} transparent`,
  '@media': {
    [media.motion]: { scrollBehavior: 'smooth' },
  },
});

// Room for a header that stays, with a name of three lines. As padding, it would scroll the page to the header's links.
globalStyle(':is(main, footer) :is([id], a, button, summary)', {
  scrollMarginBlockStart: '1rem',
  '@media': { [media.high]: { scrollMarginBlockStart: '6.25rem' } },
});

globalStyle('body', {
  containerType: 'inline-size', // the lengths of the layout are in `cqi`
  // The footer of a short page is at the end of the window.
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100svh',
  background: color.paper,
  color: color.inkSoft,
  fontFamily: fontFamily.text,
  fontSize: fontSize.body,
  lineHeight: 1.6,
  textWrap: 'pretty',
  overflowWrap: 'anywhere', // the last resort; unlike with `break-word`, no long word widens a row or a grid
  WebkitFontSmoothing: 'antialiased',
});

/** For the main part of a page that fills the viewport together with header and footer. */
export const fillsViewport = style({});
globalStyle(`${fillsViewport}, ${fillsViewport} > *`, {
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

const column = `minmax(0, calc((${widest} - 11 * ${gap}) / 12))`;
const columns = `repeat(12, [col] ${column})`;
const outside = `minmax(calc(${margin} - ${gap}), 1fr)`;

/**
 * Twelve columns between two margins, at most 1600 px wide. A child names its lines: `content` from margin to
 * margin, `full` from edge to edge, `col n` for the n-th column.
 */
export const grid = style({
  display: 'grid',
  columnGap: gap,
  gridTemplateColumns: `[full-start] ${outside} [content-start] ${columns} [content-end] ${outside} [full-end]`,
  // Paper has its own margins.
  '@media': {
    print: { gridTemplateColumns: `[full-start content-start] ${columns} [content-end full-end]` },
  },
});

globalStyle('h1, h2, h3', {
  color: color.ink,
  fontFamily: fontFamily.display,
  fontWeight: 400,
  lineHeight: 1.08,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});

/** For scripts whose letters reach high and low, or join: room between lines, and none between letters. */
export const highLines = style({});
globalStyle(`${highLines} *`, { lineHeight: '1.6 !important', letterSpacing: '0 !important' });

// Long words of other languages are hyphenated: those of English are short. Korean lines break between words.
globalStyle(':root:not(:lang(en))', {
  hyphens: 'auto',
  hyphenateLimitChars: '12 5 5',
  WebkitHyphenateLimitBefore: '5',
  WebkitHyphenateLimitAfter: '5',
} as StyleRule);
globalStyle('bdi', { hyphens: 'none' }); // an address with another hyphen would be wrong
globalStyle(':root:lang(ko)', { wordBreak: 'keep-all' });

// Their few short words are not broken: the elements beside them shrink instead.
globalStyle('nav, button', { overflowWrap: 'break-word' });
globalStyle('picture, img', { display: 'block' });
globalStyle('img', { width: '100%', height: 'auto', objectFit: 'cover' });
globalStyle('a', { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
globalStyle('button', { font: 'inherit', color: 'inherit', cursor: 'pointer' });
globalStyle('path', { '@media': { [media.forcedColors]: { fill: 'none', stroke: 'CanvasText' } } });

globalStyle(':focus-visible', { outline: `2px solid ${color.accent}`, outlineOffset: '4px' });
// Navigation moves the focus here, where a visible ring would only distract.
globalStyle('main:focus, section:focus, article:focus, li:focus', { outline: 'none' });
globalStyle('::selection', { background: color.accent, color: color.onAccent });

// The class is written out, because `ErrorBoundary` uses nothing that could fail.
globalStyle('.error-screen', { padding: '20vh 10%', color: color.ink });

const appear = keyframes({ from: { opacity: 0.2 } });

/** On client navigation the next page fades in. The first page of a visit appears at once. */
export const pageFadeIn = style({
  selectors: {
    'html[data-navigated] &': { '@media': { [media.motion]: { animation: `${appear} 200ms ease-out` } } },
  },
});

/**
 * Takes the place of the part of a page that is rendered after the first paint. Keeps the footer below the first
 * screen, and lets the page scroll to what is above.
 */
export const placeholder = style({ blockSize: '100svh', gridColumn: '1 / -1' });

// Before hydration a link loads a document. Browsers that support it cross-fade.
globalStyle('@view-transition', { '@media': { [media.motion]: { navigation: 'auto' } } } as StyleRule);
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: '200ms',
  animationTimingFunction: 'ease-out',
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});

// In print: no menus, no backgrounds, whole pictures, and the URLs of links whose text does not show them.
for (const [selector, print] of Object.entries<GlobalStyleRule>({
  'html, body, body *': { background: 'none !important', color: '#000 !important' },
  body: { display: 'block', minBlockSize: 0 },
  'nav, button, [popover]': { display: 'none !important' },
  'body > header': { paddingInline: '0 !important' },
  'main a[href^="https:"]:not([href*="//wa.me/"])::after': {
    content: '" (" attr(href) ")"',
    overflowWrap: 'anywhere',
  },
  'h1, h2, h3': { breakAfter: 'avoid' },
  'picture, article, li, dl > div': { breakInside: 'avoid' },
  'body > footer': { padding: '0.4cm 0 !important' },
  img: {
    aspectRatio: 'auto !important',
    inlineSize: 'auto !important',
    maxInlineSize: '100%',
    maxBlockSize: '6cm',
  },
  'main section, main article': { paddingBlock: '0.8cm !important', margin: '0 !important' },
}))
  globalStyle(selector, { '@media': { print } });
