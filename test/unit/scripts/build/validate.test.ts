import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readPages, visibleCharacters } from '../../../../scripts/build/validate';
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
  return readPages(routes, pathToFileURL(join(directory, 'render.mjs')), '/', new AbortController().signal);
}

it('returns the same characters in any order of the pages', async () => {
  const [one, other] = await Promise.all([
    read({ '/': 'öü', '/impact': 'é' }),
    read({ '/': 'é', '/impact': 'üö' }),
  ]);

  expect(one).toEqual(other);
});

it('reports every page that cannot be rendered, and reads the others', async () => {
  const { characters, errors } = await read({ '/': '', '/impact': 'é', '*': '' });

  expect(errors).toEqual(['routes /, *: broken']);
  expect(characters).toContain('é');
});

const ascii = visibleCharacters('');

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

/** What a page shows beyond ASCII. */
const beyondAscii = (html: string) =>
  [...visibleCharacters(html)].filter((character) => !ascii.includes(character)).join('');

it('printable ASCII is always included', () => {
  expect(ascii).toBe(String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32)));
});

describe('beyond ASCII', () => {
  it.each([
    ['words', '<p>café</p>', 'é'],
    ['words at any depth', '<main><ul><li>a <b>→</b></li></ul></main>', '→'],
    ['entities, decoded', '<p>&copy; &#8364; &eacute;</p>', '©é€'],
    ['a character outside the basic plane, whole', '<p>𝒜</p>', '𝒜'],
    ['a letter and the accent behind it, as one', '<p>cafe\u0301</p>', 'é'],
  ])('has %s', (_, body, characters) => {
    expect(beyondAscii(page(body))).toBe(characters);
  });

  it.each([
    ['the head', page('', '<title>é</title>')],
    ['attributes', page('<img alt="é">')],
    ['comments', page('<!-- é -->')],
    ['line breaks', page('<p>a\n\nb</p>')],
  ])('has nothing of %s', (_, html) => {
    expect(beyondAscii(html)).toBe('');
  });
});

it('have each character once, in order', () => {
  expect(beyondAscii(page('<p>écœur</p><p>été à</p>'))).toBe('àéœ');
});
