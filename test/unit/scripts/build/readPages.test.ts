import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { readPages } from '../../../../scripts/build/readPages';
import { writeSite } from '../../../support/writeSite';

/** Reads pages that say these words, each at its path; no words are an error. */
async function read(pages: Readonly<Record<string, string>>) {
  const directory = await writeSite({
    'render.mjs': `
      const pages = ${JSON.stringify(pages)};
      export function render(path) {
        const words = pages[path === '/404' ? '*' : path];
        if (words === '') throw 'broken';
        return '<html><head><meta charset="utf-8"><title>t</title></head><body><p>' + words + '</p></body></html>';
      }`,
  });
  const routes = Object.keys(pages).map((path) => ({ path }));
  return readPages(routes, pathToFileURL(join(directory, 'render.mjs')), new AbortController().signal);
}

it('gives every character that a page shows, each once', async () => {
  const { characters } = await read({ '/': 'é – ü', '/impact': 'ü – ö' });

  expect(characters).toContain('éöü–');
  expect(new Set(characters).size).toBe(characters.length);
});

it('gives the same characters in whatever order the pages show them', async () => {
  const [one, other] = await Promise.all([
    read({ '/': 'öü', '/impact': 'é' }),
    read({ '/': 'é', '/impact': 'üö' }),
  ]);

  expect(one).toEqual(other);
});

it('reports every page that cannot be rendered, and reads the others', async () => {
  const { characters, errors } = await read({ '/': '', '/impact': 'é', '*': '' });

  expect(errors).toEqual(['route /: broken', 'route *: broken']);
  expect(characters).toContain('é');
});
