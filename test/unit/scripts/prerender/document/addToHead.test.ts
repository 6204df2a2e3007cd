import { expect, it } from 'vitest';
import { addToHead, stylePlace } from '../../../../../scripts/prerender/document/addToHead';

const page = (charset: string, title = '<title>T</title>') =>
  `<!DOCTYPE html><html><head>${charset}${title}</head><body><p>B</p></body></html>`;
const additions = { start: '<meta>', style: '<style>$&</style>', end: '<script></script>' };

it.each([
  ...['<meta charSet="utf-8"/>', '<meta charset="utf-8">', '<META CHARSET="UTF-8">', "<meta charset='utf-8' />"],
  ...["<meta charset='utf-8'>", '<meta charset=utf-8>', '<meta charset=utf8  />', '<meta\n  charset = "utf8">'],
])('a document gets the start after %s, then come its own tags, the style and the end', (charset) => {
  expect(addToHead(page(charset), additions)).toBe(
    `<!DOCTYPE html><html><head>${charset}<meta><title>T</title><style>$&</style><script></script></head><body><p>B</p></body></html>`,
  );
});

it.each(['<style>a{}</style>', '<link rel="stylesheet" href="/a.css"/>', '<script>a</script>'])(
  'a document gets the style before %s of its own, and after the tags that link previews show',
  (own) => {
    const tags = '<meta property="og:image" content="/a.jpg"/><link rel="icon" href="/a.svg"/>';
    const html = addToHead(page('<meta charset="utf-8">', `${tags}${own}<title>T</title>`), additions);

    expect(html).toContain(`<meta>${tags}<style>$&</style>${own}<title>T</title><script></script></head>`);
  },
);

it('a document gets the style at its place, if that is marked after the charset', () => {
  expect(addToHead(page('<meta charset="utf-8">', `<link>${stylePlace}<title>T</title>`), additions)).toContain(
    '<meta charset="utf-8"><meta><link><style>$&</style><title>T</title>',
  );
  expect(addToHead(page(`${stylePlace}<meta charset="utf-8">`, ''), additions)).toContain(
    `<head>${stylePlace}<meta charset="utf-8"><meta><style>$&</style><script></script></head>`,
  );
});

it.each([
  ['a comment', '<!-- <meta charset="utf-8"> </head> -->'],
  ['an empty comment', '<!-->'],
  ['a title', '<title><meta charset="utf-8"> </head></title>'],
  ['a script', '<script>"<meta charset=utf-8> </head>"</script\n>'],
  ['an element of the app', '<title-bar></title-bar>'],
])('the additions are not misled by %s', (_, text) => {
  const html = addToHead(page(`${text}<meta charset="utf-8">`).replace('</head><body>', '</HEAD ><body>'), additions);

  expect(html).toContain(
    `${text}<meta charset="utf-8"><meta><title>T</title><style>$&</style><script></script></HEAD >`,
  );
});

it.each([
  ...['', '<meta charset="iso-8859-1">', '<meta charset=utf-8/>', '<!-- <meta charset="utf-8"> -->'].map((charset) => [
    page(charset),
    'the document has no <meta charset="utf-8">: put it first in <head>',
  ]),
  ['<p>B</p>', 'the document has no </head>'],
])('a document is rejected as %j: %s', (html = '', message = '') => {
  expect(() => addToHead(html, additions)).toThrow(message);
});
