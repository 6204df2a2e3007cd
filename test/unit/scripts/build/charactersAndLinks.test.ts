import { expect, it } from 'vitest';
import { charactersAndLinks } from '../../../../scripts/build/charactersAndLinks';

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
