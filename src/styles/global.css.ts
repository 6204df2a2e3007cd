import { globalStyle } from '@vanilla-extract/css';
import { media } from './media';
import { color } from './theme.css';
import { fontFamily, fontSize } from './typography';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body, h1, h2, h3, p, ul, ol, dl, dd, figure', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });

globalStyle('html', {
  background: color.paper,
  scrollPaddingBlock: '5.5rem 1rem', // room for the sticky header and the focus ring
  textSizeAdjust: '100%',
  scrollbarColor: `${color.hairline} transparent`,
});

globalStyle('html', { '@media': { [media.motion]: { scrollBehavior: 'smooth' } } });

globalStyle('body', {
  containerType: 'inline-size', // the lengths of the layout are in `cqi`
  background: color.paper,
  color: color.inkSoft,
  fontFamily: fontFamily.text,
  fontSize: fontSize.body,
  lineHeight: 1.6,
  textWrap: 'pretty',
  overflowWrap: 'anywhere', // unlike with `break-word`, no long word widens a row or a grid
  WebkitFontSmoothing: 'antialiased',
});

globalStyle('h1, h2, h3', {
  color: color.ink,
  fontFamily: fontFamily.display,
  fontWeight: 400,
  lineHeight: 1.08,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});

// Their few short words are not broken: the elements beside them make room.
globalStyle('nav, button', { overflowWrap: 'break-word' });

globalStyle('img', { display: 'block', width: '100%', height: 'auto' });

globalStyle('a', { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });

globalStyle('button', { font: 'inherit', color: 'inherit', cursor: 'pointer' });

globalStyle(':focus-visible', { outline: `2px solid ${color.accent}`, outlineOffset: '4px' });

// Navigation moves the focus here, where a visible ring would only distract.
globalStyle('main:focus, section:focus, article:focus, li:focus', { outline: 'none' });

globalStyle('::selection', { background: color.accent, color: color.onAccent });

globalStyle('.error-screen', { padding: '20vh 10%', color: color.ink });
