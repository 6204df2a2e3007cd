import { expect, it } from 'vitest';
import { readPages } from '../../../../scripts/build/readPages';

const page = (words: string) => `<html><head><title>t</title></head><body><p>${words}</p></body></html>`;
const routesOf = (pages: Readonly<Record<string, string>>) => Object.keys(pages).map((path) => ({ path }));

/** What the pages show beside the characters that any site is given. */
async function read(pages: Readonly<Record<string, string>>) {
  const none = await readPages([{ path: '/' }], { render: () => page('') });
  const all = await readPages(routesOf(pages), { render: (path) => page(pages[path] ?? '') });
  return all.characters.replace(none.characters, '');
}

it('gives every character that a page shows, each once', async () => {
  expect(await read({ '/': 'é – ü', '/impact': 'ü – ö' })).toBe('éöü–');
});

it('gives the same characters in whatever order the pages show them', async () => {
  expect(await read({ '/': 'öü', '/impact': 'é' })).toBe(await read({ '/': 'é', '/impact': 'üö' }));
});

it('tells every page that cannot be rendered, and reads the others', async () => {
  const render = (path: string) => {
    if (path !== '/impact') throw new Error('broken');
    return page('é');
  };
  const { characters, faults } = await readPages(
    ['/', '/impact', '*'].map((path) => ({ path })),
    { render },
  );

  expect(faults).toEqual(['route /: broken', 'route *: broken']);
  expect(characters).toContain('é');
});
