import { describe, expect, it } from 'vitest';
import { findBrokenLinks } from '../../../../scripts/links/findBrokenLinks';
import { writeSite } from '../../../support/writeSite';

const sitemap = (...locations: readonly string[]) =>
  `<urlset>${locations.map((location) => `<url><loc>${location}</loc></url>`).join('')}</urlset>`;

async function check(files: Readonly<Record<string, string>>, base = '/', own: readonly string[] = []) {
  const directory = await writeSite({ 'index.html': '', 'sitemap.xml': sitemap(), ...files });
  return findBrokenLinks(directory, `https://www.example.com${base}`, own);
}

const status404 = { reason: 'responds with 404' };

it('a site without a broken link passes, with its links counted once each', async () => {
  const page = `
      <link rel="canonical" href="https://www.example.com/impact">
      <meta property="og:image" content="https://www.example.com/card.png">
      <a href="/impact#team">Team</a> <a href="#team" id="team">Here</a> <a href="/homes/">Homes</a>
      <a href="mailto:a@b.example">A</a> <a href="https://b.invalid/">Not requested</a>`;
  const report = await check({
    'impact.html': page,
    'impact/index.html': page,
    'homes/index.html': '<a href="../impact">Impact</a>',
    'card.png': '',
    'sitemap.xml': sitemap('https://www.example.com/', 'https://www.example.com/impact'),
  });

  // The four pages by the names of their files, /impact, /card.png, /homes/, / and the sitemap.
  expect(report).toEqual({ checked: 9, broken: [] });
});

type Broken = readonly (readonly [link: string, pages: string, problem: object])[];
const nowhere = '<a href="/nowhere">Nowhere</a>';
const home = 'https://www.example.com/';
const absolute = `${home}nowhere`;
const fragment = { reason: 'nothing on that page has the id "team"' };
const redirect = { reason: 'redirects: link to the page itself' };
const foreign = { reason: 'is outside https://www.example.com/' };
const notUrl = { reason: 'is not a URL' };
/** What is found of a link to `/nowhere` in a page. */
const inPage = (page: string): Broken => [['/nowhere', page, status404]];

describe('a broken link is found', () => {
  it.each<[string, Record<string, string>, Broken]>([
    ['on every page', { 'index.html': nowhere, 'impact.html': nowhere }, inPage('impact.html index.html')],
    ['in a page that nothing links', { 'deep/down/index.html': nowhere }, inPage('deep/down/index.html')],
    ['in a page of the sitemap', { 'index.html': nowhere, 'sitemap.xml': sitemap(home) }, inPage('index.html')],
    ['in a style sheet', { 'a/site.css': 'a { background: url(b.png) }' }, [['/a/b.png', 'a/site.css', status404]]],
    ['if its case differs', { 'index.html': '<a href="/B">B</a>', 'b.html': '' }, [['/B', 'index.html', status404]]],
    ['if it redirects', { 'index.html': '<a href="/b">B</a>', 'b/index.html': '' }, [['/b', 'index.html', redirect]]],
    ['if it is not a URL', { 'index.html': '<a href="https://[">Odd</a>' }, [['https://[', 'index.html', notUrl]]],
    ['if its fragment has no target', { 'b.html': '<a href="#team">B</a>' }, [['/b.html#team', 'b.html', fragment]]],
    [
      'if its fragment has no target on a page that was requested before',
      {
        'impact.html': '<p id="aims">',
        'a.html': '<a href="/impact">I</a> <a href="/impact#team">T</a> <a href="/impact#aims">A</a>',
        'b.html': '<a href="https://www.example.com/impact#team">Team</a>',
      },
      [['/impact#team', 'a.html b.html', fragment]],
    ],
    ['in the sitemap', { 'sitemap.xml': sitemap(`${absolute}?a&amp;b`) }, [['/nowhere?a&b', 'sitemap.xml', status404]]],
    ...['https://www.example.com.evil.example/', 'http://www.example.com/', '/impact'].map(
      (location): [string, Record<string, string>, Broken] => [
        `in the sitemap, if it is of another site: ${location}`,
        { 'impact.html': '', 'sitemap.xml': sitemap(location) },
        [[location, 'sitemap.xml', foreign]],
      ],
    ),
  ])('%s', async (_, files, links) => {
    expect((await check(files)).broken).toEqual(
      links.map(([link, pages, problem]) => ({ link, pages: pages.split(' '), ...problem })),
    );
  });

  it.each([
    ['the canonical address', `<link rel="canonical" href="${absolute}">`],
    ['the social picture', `<meta property="og:image" content="${absolute}">`],
    ['the structured data', `<script type="application/ld+json">{"url":"${absolute}"}</script>`],
    ['a style', '<style>@font-face { src: url("/nowhere") }</style>'],
  ])('in %s', async (_, html) => {
    expect((await check({ 'index.html': html })).broken).toEqual([
      { link: '/nowhere', pages: ['index.html'], ...status404 },
    ]);
  });

  it('if it leaves the base of the site', async () => {
    const page = '<a href="/impact">Impact</a> <a href="/some-repo/impact">Impact</a>';
    const { broken } = await check({ 'impact.html': page }, '/some-repo/');

    expect(broken).toEqual([{ link: '/impact', pages: ['impact.html'], ...status404 }]);
  });

  it.each([
    ['with a folder', 'privacy-Dateien/image001.png', 'upload the folder public/privacy-Dateien, or in Word'],
    ['with a file', 'terms.pdf', 'upload the file to public'],
  ])("in an owner's own page %s: its place in public is named, and what to do", async (_, href, advice) => {
    const { broken } = await check({ 'privacy.html': `<a href="${href}">A</a>` }, '/repo/', ['privacy.html']);

    expect(broken).toEqual([
      {
        link: `/repo/${href}`,
        pages: ['public/privacy.html'],
        reason: expect.stringContaining(`responds with 404: correct the link in the page, or ${advice}`),
      },
    ]);
  });

  it('if the sitemap itself is missing', async () => {
    const directory = await writeSite({ 'index.html': '' });

    expect((await findBrokenLinks(directory, home)).broken).toEqual([
      { link: '/sitemap.xml', pages: ['robots.txt'], ...status404 },
    ]);
  });
});
