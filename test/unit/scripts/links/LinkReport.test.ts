import { expect, it } from 'vitest';
import { formatReport } from '../../../../scripts/links/LinkReport';

it('is one line if no link is broken', () => {
  expect(formatReport('dist', { checked: 123, broken: [] })).toBe('dist: 123 links, all good');
});

it('says of each broken link where it is, what is wrong and what to do', () => {
  const broken = [
    { link: '/nowhere', pages: ['a.html', 'b.html'], problem: { kind: 'status', status: 404 } },
    { link: '/homes', pages: ['a.html'], problem: { kind: 'redirect', location: '/homes/' } },
    { link: '/impact#team', pages: ['a.html'], problem: { kind: 'fragment', id: 'team' } },
    { link: 'http://a/', pages: ['a.html'], problem: { kind: 'unreachable', reason: 'no host a' } },
    { link: '/x', pages: ['sitemap.xml'], problem: { kind: 'foreign', site: 'https://www.example.com/' } },
  ] as const;

  expect(formatReport('dist', { checked: 123, broken })).toBe(
    `dist: 5 of 123 links broken

/nowhere
  responds with 404
  in a.html, b.html
  Tip: correct the URL, or publish the missing page.

/homes
  redirects to /homes/
  in a.html
  Tip: link to that URL directly.

/impact#team
  nothing on that page has the id "team"
  in a.html
  Tip: correct the part after the #, or add that id on the target page.

http://a/
  does not respond: no host a
  in a.html
  Tip: check the spelling of the URL.

/x
  is outside https://www.example.com/
  in sitemap.xml
  Tip: list only pages of this site, with full URLs.`,
  );
});
