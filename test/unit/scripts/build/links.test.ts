import { expect, it } from 'vitest';
import { charactersAndLinks, deadLinks } from '../../../../scripts/build/links';
import { writeSite } from '../../../support/writeSite';

const inspect = (body: string, head = '') =>
  charactersAndLinks(
    [`<html><head><meta charset="utf-8"><title>ö</title>${head}</head><body>${body}</body></html>`],
    '/repo/',
  );

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

it('finds the links to paths of the site, below its base', () => {
  const body = `<a href="/repo/"></a><a href="/repo/impact?from=home#top"></a><a href="/elsewhere"></a><a href="#top"></a>
    <a href="https://www.example.com/repo/x"></a><a href="//repo/x"></a>`;

  expect([...inspect(body).linked]).toEqual(['/', '/impact']);
});

it('reads the characters of texts alone, each once, in order and as browsers draw them', () => {
  const body = '<main><b>à</b> →</main><p>&copy;&#8364;</p><p>cafe\u0301\n\nà𝒜</p><img alt="ö"><!-- ö -->';

  expect(inspect(body, '<style>/* ö */</style>').characters).toBe(`${ascii}©àé€→𝒜`);
});

it('reads the characters of all documents', () => {
  expect(charactersAndLinks(['<p>à</p>', '<p>é</p>'], '/').characters).toBe(`${ascii}àé`);
});

it('a link to a page or a file is not dead', async () => {
  const files = ['licenses.txt', 'old.html', 'guide/index.html'];
  const links = ['/', '/impact', '/impact/', '/licenses.txt', '/old', '/old.html', '/guide/', '/%6Fld'];

  expect(await deadLinks(links, ['/', '/impact', '*'], files)).toEqual([]);
});

it('a link to a page with other letters is not dead, however both are written', async () => {
  for (const path of ['/über-uns', '/%C3%BCber-uns'])
    expect(await deadLinks(['/über-uns', '/%C3%BCber-uns', '/%c3%bcber-uns/'], [path, '*'], [])).toEqual([]);
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
