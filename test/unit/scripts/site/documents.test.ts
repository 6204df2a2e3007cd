import { expect, it } from 'vitest';
import { brokenLinks, readDocuments } from '../../../../scripts/site/documents';
import { writeSite } from '../../../support/writeSite';

const inspect = (...bodies: readonly string[]) =>
  readDocuments(
    bodies.map((body) => `<html><head><title>ö</title><style>/* ö */</style></head><body>${body}</body></html>`),
    '/repo/',
  );

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

it('finds the links to paths of the site, below its base', () => {
  const body = `<a href="/repo/"></a><a href="/repo/impact?from=home#top"></a><a href="/elsewhere"></a><a href="#top"></a>
    <a href="https://www.example.com/repo/x"></a><a href="//repo/x"></a><a href="/repo/A%20b.pdf"></a>`;

  expect([...inspect(body).linked]).toEqual(['/', '/impact', '/A b.pdf']);
});

it('finds each character of the texts once, in order, as browsers draw it', () => {
  const body = '<main><b>à</b> →</main><p>&copy;&#8364;</p><p>cafe\u0301\n\nà</p><img alt="ö"><!-- ö -->';

  expect(inspect(body, '<p>𝒜</p>').characters).toBe(`${ascii}©àé€→𝒜`);
});

it('a link to a page or a file is not broken', async () => {
  const files = ['licenses.txt', 'old.html', 'guide/index.html'];
  const links = ['/', '/impact', '/impact/', '/impact.html', '/licenses.txt', '/old', '/old.html', '/guide/'];

  expect(await brokenLinks(links, ['/', '/impact', '*'], files)).toEqual([]);
});

it('a link to a page with umlauts is not broken, however the route is written', async () => {
  for (const path of ['/über-uns', '/%C3%BCber-uns'])
    expect(await brokenLinks(['/über-uns', '/über-uns/'], [path, '*'], [])).toEqual([]);
});

it('a broken link is reported with each line that contains it, or else with its path', async () => {
  const root = await writeSite({
    'src/content/home.yaml': 'hero:\n  # Once /cases, now gone.\n  link: /cases#first\n  legal: /Our terms.pdf\n',
    'src/pages/Home.tsx': 'import cases from \'./cases\';\nconst cases = () => <Anchor href="/cases">Cases</Anchor>;\n',
    'src/pages/Impact.tsx': '<Anchor href="/cases/other">Other</cases>',
    'src/content/schema.ts': "text('such as /cases')",
  });
  const links = ['/Our terms.pdf', '/cases', '/gone', '/law', '/plan 2.pdf', '/public/terms.html', '/terms.html', '/'];
  const at = (file: string, line: number) =>
    expect.objectContaining({ location: expect.objectContaining({ file, line }) });

  expect(await brokenLinks(links, ['/'], ['law/index.html', 'Plan\u202f2.pdf'], root)).toEqual([
    at('src/content/home.yaml', 4),
    at('src/content/home.yaml', 3),
    at('src/pages/Home.tsx', 2),
    expect.stringMatching(/^a page links to \/gone, .* remove it$/),
    expect.stringMatching(/^a page links to \/law, .* write \/law\/$/),
    expect.stringMatching(/^a page links to \/plan 2\.pdf, .* named \/Plan⟨U\+202F⟩2\.pdf: rename it/),
    expect.stringMatching(/^a page links to \/public\/terms\.html, .*write \/terms\.html, .*upload .*public\/terms/),
    expect.stringMatching(/^a page links to \/terms\.html, .*upload the file as public\/terms\.html, /),
  ]);
});
