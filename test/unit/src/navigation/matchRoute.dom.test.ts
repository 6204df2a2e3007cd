import { expect, it } from 'vitest';
import { renderedPath } from '../../../../src/navigation/matchRoute';

const documentOf = (head: string) => new DOMParser().parseFromString(head, 'text/html');

it.each([
  ['https://www.example.com/', '/'],
  ['https://www.example.com/impact', '/impact'],
  ['https://name.github.io/repo/impact', '/repo/impact'],
])('a document whose canonical address is %s was rendered at %s', (address, path) => {
  const document = documentOf(
    `<link rel="icon" href="/favicon.svg"><link rel="canonical" href="${address}">`,
  );

  expect(renderedPath(document)).toBe(path);
});

it('a document without one, as the not-found page is, was rendered for no path of its own', () => {
  expect(renderedPath(documentOf('<link rel="icon" href="/favicon.svg">'))).toBeUndefined();
});
