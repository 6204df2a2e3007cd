import { expect, it } from 'vitest';
import { addToHead, styleMarker } from '../../../../../scripts/prerender/document/addToHead';

const additions = { start: '<meta>', style: '<style>$&</style>', end: '<script></script>' };
const add = (head: string) => addToHead(`<html><head>${head}</HEAD ><body></body></html>`, additions);

it.each([
  ...['<meta charSet="utf-8"/>', '<META CHARSET="UTF-8">', "<meta charset='utf-8' />"],
  ...['<meta charset=utf-8>', '<meta charset=utf8  />', '<meta\n  charset = "utf8">'],
  ...['<!-- <meta charset="utf-8"> </head> --><meta charset="utf-8">', '<!--><meta charset="utf-8">'],
  '<title><meta charset="utf-8"> </head></title><meta charset="utf-8">',
  '<script>"<meta charset=utf-8> </head>"</script\n><meta charset="utf-8">',
  ...[`${styleMarker}<meta charset="utf-8">`, '<title-bar></title-bar><meta charset="utf-8">'],
])('a head gets the start after its charset, in %s, then come its own tags, the style and the end', (charset) => {
  expect(add(`${charset}<title>T</title>`)).toBe(
    `<html><head>${charset}<meta><title>T</title><style>$&</style><script></script></HEAD ><body></body></html>`,
  );
});

const preview = '<meta property="og:image" content="/a.jpg"/><link rel="icon" href="/a.svg"/>';
it.each(['<style>a{}</style>', '<link rel="stylesheet" href="/a.css"/>', '<script>a</script>', styleMarker])(
  'a head gets the style before %s, and after the tags that link previews show',
  (own) => {
    expect(add(`<meta charset="utf-8">${preview}${own}<title>T</title>`)).toContain(
      `${preview}<style>$&</style>${own.replace(styleMarker, '')}<title>T</title><script></script></HEAD >`,
    );
  },
);

it.each([
  ...['', '<meta charset="iso-8859-1">', '<meta charset=utf-8/>', '<!-- <meta charset="utf-8"> -->'].map((head) => [
    `<head>${head}</head>`,
    'the document has no <meta charset="utf-8">: put it first in <head>',
  ]),
  ['<p>B</p>', 'the document has no </head>'],
])('a document is rejected as %j: %s', (html = '', message = '') => {
  expect(() => addToHead(html, additions)).toThrow(message);
});
