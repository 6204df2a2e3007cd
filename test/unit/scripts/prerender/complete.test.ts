import { expect, it } from 'vitest';
import { completeDocument } from '../../../../scripts/prerender/complete';

const head = { start: '<meta name="start">', style: '<style>$&</style>', end: '<script>end()</script>' };
const complete = (inHead: string, body = '') =>
  completeDocument(`<html><head>${inHead}</head><body>${body}</body></html>`, head);

it.each(['<meta charSet="utf-8"/>', '<META CHARSET="UTF-8">', "<meta charset='utf-8' />", '<meta charset=utf-8>'])(
  'after %s comes the start, then the own tags of the document, the style and the end',
  (charset) => {
    expect(complete(`${charset}<title>T</title>`, '<script>own()</script>')).toEqual({
      html: `<html><head>${charset}${head.start}<title>T</title>${head.style}${head.end}</head><body><script>own()</script></body></html>`,
    });
  },
);

it('the style comes before the first script in the head, and after the tags that link previews show', () => {
  const preview = '<meta property="og:image" content="/a.jpg"/>';

  expect(complete(`<meta charset="utf-8">${preview}<script>own()</script>`)).toMatchObject({
    html: expect.stringContaining(`${preview}${head.style}<script>own()</script>${head.end}</head>`),
  });
});

it('a document stays as it is if nothing is added', () => {
  const html = '<head><meta charset="utf-8"></head>';

  expect(completeDocument(html, undefined)).toEqual({ html });
});

it.each([
  ['<head></head>', '<meta charset="utf-8">'],
  ['<head><meta charset="iso-8859-1"></head>', '<meta charset="utf-8">'],
  ['<meta charset="utf-8"><p>B</p>', '</head>'],
])('the document %s is refused, which has no %s', (html, missing) => {
  expect(completeDocument(html, head)).toEqual({ errors: [expect.stringContaining(`no ${missing}`)] });
});
