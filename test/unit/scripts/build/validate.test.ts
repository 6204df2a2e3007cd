import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { deadLinks, readPages, warnOfMissingCharacters } from '../../../../scripts/build/validate';
import { writeSite } from '../../../support/writeSite';

afterEach(() => vi.restoreAllMocks());

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

it('reads the characters of texts alone, each once, in order and as browsers draw them', async () => {
  const body = '<main><b>à</b> →</main><p>&copy;&#8364;</p><p>cafe\u0301\n\nà𝒜</p><img alt="ö"><!-- ö -->';

  expect((await read({ '/': body }, '<style>/* ö */</style>')).characters).toBe(`${ascii}©àé€→𝒜`);
});

it('a link to a page or a file is not dead', async () => {
  const files = ['licenses.txt', 'old.html', 'guide/index.html'];
  const links = ['/', '/impact', '/impact/', '/licenses.txt', '/old', '/old.html', '/guide/', '/%6Fld'];

  expect(await deadLinks(links, ['/', '/impact', '*'], files)).toEqual([]);
});

it('names each line of content and components with a dead link, or else the path', async () => {
  const root = await writeSite({
    'src/content/home.yaml': 'hero:\n  # Once /cases, now gone.\n  link: /cases#first\n',
    'src/pages/Home.tsx': 'import cases from \'./cases\';\nconst cases = () => <Anchor href="/cases">Cases</Anchor>;\n',
    'src/pages/Impact.tsx': '<Anchor href="/cases/other">Other</Anchor>',
    'src/content/yaml.d.ts': "declare module '*/cases.yaml' {}",
    'src/content/schema.ts': "text('such as /cases')",
  });
  const errors = await deadLinks(['/cases', '/gone', '/public/terms.html', '/terms.html', '/'], ['/'], [], root);

  expect(
    errors.map((error) => (typeof error === 'string' ? error : `${error.location.file}:${error.location.line}`)),
  ).toEqual([
    'src/content/home.yaml:3',
    'src/pages/Home.tsx:2',
    'a page links to /gone, where the site has no page and no file: correct the link, or remove it',
    'a page links to /public/terms.html, where the site has no page and no file: write /terms.html, without the folder public, or upload the file as public/terms.html, in the same small and capital letters',
    'a page links to /terms.html, where the site has no page and no file: correct the link, or remove it, or upload the file as public/terms.html, in the same small and capital letters',
  ]);
});

/** The warnings of missing characters in a project of these files. */
async function report(files: Readonly<Record<string, string>>, missing: Readonly<Record<string, string>>) {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  const root = await writeSite({ 'src/content/.keep': '', ...files });
  const fonts = Object.entries(missing).map(([family, characters]) => ({ family, characters }));
  await warnOfMissingCharacters(fonts, root);
  return String(warning.mock.calls.flat()).split('\n    ').slice(1);
}

it('a missing character is reported at the first content line with a character, once for each font', async () => {
  const files = { 'src/content/home.yaml': 'lead: a\n# 漢 is no word here\nheading: →漢 ½\ntext: ½\n' };

  expect(await report(files, { Fraunces: '→', 'Instrument Sans': '½→' })).toEqual([
    'src/content/home.yaml:3 → (U+2192): not in Fraunces; browsers show it in a font of the visitor’s device',
    'src/content/home.yaml:3 ½ (U+00BD), → (U+2192): not in Instrument Sans; browsers show it in a font of the visitor’s device',
  ]);
});

it.each([
  ['in the source if the content lacks it', { 'src/Footer.tsx': '<p>→</p>' }, 'src/Footer.tsx:1 →'],
  ['at the list of fonts if no text has it', {}, 'src/styles/fonts.ts:1 →'],
])('a missing character is reported %s', async (_, files, start) => {
  expect(await report(files, { Fraunces: '→' })).toEqual([expect.stringContaining(start)]);
});

it('a warning of missing characters names ten of many, and counts the others', async () => {
  const text = '一二三四五六七八九十百千';

  expect(await report({ 'src/content/a.yaml': text }, { Fraunces: text })).toEqual([
    expect.stringMatching(/十 \(U\+5341\) and 2 more: not in Fraunces/),
  ]);
});
