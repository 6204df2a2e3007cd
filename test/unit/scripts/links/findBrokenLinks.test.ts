import { expect, it } from 'vitest';
import { findBrokenLinks } from '../../../../scripts/links/findBrokenLinks';
import { writeSite } from '../../../support/writeSite';

const home = 'https://www.example.com/';
const sitemap = (...locations: readonly string[]) =>
  `<urlset>${locations.map((location) => `<url><loc>${location}</loc></url>`).join('')}</urlset>`;

async function check(files: Readonly<Record<string, string>>, base = '/', own: readonly string[] = []) {
  const directory = await writeSite({ 'index.html': '', 'sitemap.xml': sitemap(), ...files });
  const { checked, broken } = await findBrokenLinks(directory, new URL(base, home).href, own);
  return { checked, broken: broken.map(({ link, pages, reason }) => `${link} in ${pages.join(', ')}: ${reason}`) };
}

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

const nowhere = '<a href="/nowhere">Nowhere</a>';
const inHome = '/nowhere in index.html: responds with 404';
const noTeam = 'nothing on that page has the id "team"';
/** A page with a broken link in each part of its head. */
const head = `<link rel="canonical" href="${home}a"><meta property="og:image" content="${home}b">
  <script type="application/ld+json">{"url":"${home}c"}</script><style>@font-face { src: url("/d") }</style>`;
const page = '<a href="/impact">I</a> <a href="/impact#team">T</a> <a href="/impact#aims">A</a>';

it.each<[string, Record<string, string>, ...string[]]>([
  ['on every page', { 'index.html': nowhere, 'a.html': nowhere }, '/nowhere in a.html, index.html: responds with 404'],
  ['in a page that nothing links', { 'a/index.html': nowhere }, '/nowhere in a/index.html: responds with 404'],
  ['in a page of the sitemap', { 'index.html': nowhere, 'sitemap.xml': sitemap(home) }, inHome],
  ['in a style sheet', { 'a/b.css': 'a { background: url(b.png) }' }, '/a/b.png in a/b.css: responds with 404'],
  ['in a head', { 'index.html': head }, ...['/a', '/b', '/c', '/d'].map((link) => inHome.replace('/nowhere', link))],
  ['if its case differs', { 'index.html': '<a href="/B">B</a>', 'b.html': '' }, inHome.replace('/nowhere', '/B')],
  [
    'if it redirects',
    { 'index.html': '<a href="/b">B</a>', 'b/index.html': '' },
    '/b in index.html: redirects: link to the page itself',
  ],
  ['if it is not a URL', { 'index.html': '<a href="https://[">Odd</a>' }, 'https://[ in index.html: is not a URL'],
  ['if its fragment has no target', { 'b.html': '<a href="#team">B</a>' }, `/b.html#team in b.html: ${noTeam}`],
  [
    'if its fragment has no target on a page that was requested before',
    { 'impact.html': '<p id="aims">', 'a.html': page, 'b.html': `<a href="${home}impact#team">Team</a>` },
    `/impact#team in a.html, b.html: ${noTeam}`,
  ],
  ['in the sitemap', { 'sitemap.xml': sitemap(`${home}a?b&amp;c`) }, '/a?b&c in sitemap.xml: responds with 404'],
  ...['https://www.example.com.evil.example/', 'http://www.example.com/', '/impact'].map(
    (location): [string, Record<string, string>, string] => [
      `in the sitemap, if it is of another site: ${location}`,
      { 'impact.html': '', 'sitemap.xml': sitemap(location) },
      `${location} in sitemap.xml: is outside ${home}`,
    ],
  ),
])('a broken link is found %s', async (_, files, ...broken) => {
  expect((await check(files)).broken.sort()).toEqual(broken);
});

it('a link that leaves the base of the site is broken', async () => {
  const page = '<a href="/impact">Impact</a> <a href="/some-repo/impact">Impact</a>';

  expect((await check({ 'impact.html': page }, '/some-repo/')).broken).toEqual([
    '/impact in impact.html: responds with 404',
  ]);
});

it.each([
  ['privacy-Dateien/image001.png', 'upload the folder public/privacy-Dateien, or in Word'],
  ['terms.pdf', 'upload the file to public'],
])("of %s, which an owner's own page lacks, it says what to do in public", async (href, advice) => {
  const { broken } = await check({ 'privacy.html': `<a href="${href}">A</a>` }, '/repo/', ['privacy.html']);

  expect(broken).toEqual([
    expect.stringContaining(
      `/repo/${href} in public/privacy.html: responds with 404: correct the link in the page, or ${advice}`,
    ),
  ]);
});

it('a sitemap that is missing is a broken link of robots.txt', async () => {
  const directory = await writeSite({ 'index.html': '' });

  expect((await findBrokenLinks(directory, home)).broken).toEqual([
    { link: '/sitemap.xml', pages: ['robots.txt'], reason: 'responds with 404' },
  ]);
});
