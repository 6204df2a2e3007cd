import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../../../scripts/build/readPages';
import { writeSite } from '../../../support/writeSite';

/** Reads pages with these bodies and heads, each at its path; no body is an error. */
async function read(pages: Readonly<Record<string, string>>, head = '') {
  const directory = await writeSite({
    'render.mjs': `
      const pages = ${JSON.stringify(pages)};
      export function render(path) {
        const body = pages[path === '/404' ? '*' : path];
        if (body === '') throw 'broken';
        return '<html><head><meta charset="utf-8"><title>t</title>${head}</head><body>' + body + '</body></html>';
      }`,
  });
  const routes = Object.keys(pages).map((path) => ({ path }));
  const renderer = pathToFileURL(join(directory, 'render.mjs'));
  return readPages(routes, renderer, '/repo/', new AbortController().signal);
}

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

it('reports every page that cannot be rendered, and reads the others', async () => {
  const { characters, errors } = await read({ '/': '', '/impact': 'é', '*': '' });

  expect(errors).toEqual(['routes /, *: broken']);
  expect(characters).toBe(`${ascii}é`);
});

it('finds the links to paths of the site, below its base', async () => {
  const body = `<a href="/repo/"></a><a href="/repo/impact?from=home#top"></a><a href="/elsewhere"></a><a href="#top"></a>
    <a href="https://www.example.com/repo/x"></a><a href="//repo/x"></a>`;

  expect([...(await read({ '/': body })).linked]).toEqual(['/', '/impact']);
});

describe('the characters', () => {
  it.each([
    ['of words, in order and each once', '<p>écœur</p><p>été à</p>', 'àéœ'],
    ['at any depth', '<main><ul><li>a <b>→</b></li></ul></main>', '→'],
    ['of entities, decoded', '<p>&copy; &#8364; &eacute;</p>', '©é€'],
    ['outside the basic plane, whole', '<p>𝒜</p>', '𝒜'],
    ['that are a letter and the accent behind it, as one', '<p>cafe\u0301</p>', 'é'],
    ['of no attribute', '<img alt="é">', ''],
    ['of no comment', '<!-- é -->', ''],
    ['of no line break', '<p>a\n\nb</p>', ''],
  ])('%s are read besides printable ASCII', async (_, body, characters) => {
    expect((await read({ '/': body })).characters).toBe(ascii + characters);
  });

  it('of the head are not read', async () => {
    expect(
      (await read({ '/': 'a' }, '<meta name="description" content="é"><style>/* é */</style>')).characters,
    ).toBe(ascii);
  });
});
