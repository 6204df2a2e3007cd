import { expect, it } from 'vitest';
import { completeDocument } from '../../../../scripts/prerender/completeDocument';

const page =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body><p>B</p></body></html>';

it('puts the start after the charset and the end before the end of the head', () => {
  expect(completeDocument(page, '<style>$&</style>', '<script></script>')).toBe(
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>$&</style><title>T</title><script></script></head><body><p>B</p></body></html>',
  );
});

it.each(['<meta charSet="utf-8"/>', '</head>'])('refuses a document without %s', (mark) => {
  expect(() => completeDocument(page.replace(mark, ''), '', '')).toThrow(
    new Error(`the document has no ${mark}: its head needs one`),
  );
});
