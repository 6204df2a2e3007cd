import { expect, it } from 'vitest';
import { robots, sitemap } from '../../../../scripts/prerender/routes/sitemap';
import { parseSitemap, readPagePaths, readSiteUrl } from '../../../../scripts/preview/builtSite';
import { writeSite } from '../../../support/writeSite';

it.each([
  ['robots.txt', readSiteUrl],
  ['sitemap.xml', readPagePaths],
] as const)('asks for a build if there is no %s', async (file, read) => {
  const files = { 'robots.txt': robots('https://a.example/') };
  const directory = await writeSite(file === 'sitemap.xml' ? files : {});

  await expect(read(directory)).rejects.toMatchObject({
    message: `There is no ${directory}/${file}. Run "npm run build" first.`,
    cause: { code: 'ENOENT' },
  });
});

it.each([
  ['Sitemap: https://www.example.com/sitemap.xml', 'https://www.example.com/'],
  ['User-agent: *\r\nsitemap:https://o.github.io/some-repo/sitemap.xml\r\n', 'https://o.github.io/some-repo/'],
])('%j gives %s', async (robots, address) => {
  expect(await readSiteUrl(await writeSite({ 'robots.txt': robots }))).toBe(address);
});

const silent = [
  '',
  'User-agent: *',
  'Sitemap:',
  'Sitemap:\nAllow: /',
  'Sitemap: /sitemap.xml',
  '#Sitemap: https://a.example/',
];
it.each(silent)('%j gives no address', async (robots) => {
  const directory = await writeSite({ 'robots.txt': robots });

  await expect(readSiteUrl(directory)).rejects.toThrow(
    `${directory}/robots.txt does not say where the site will be published. ` +
      'It needs a line such as "Sitemap: https://www.example.com/sitemap.xml".',
  );
});

const xml = `<urlset>
  <url><loc> https://www.example.com/?a&amp;b </loc></url>
  <url><loc>https://www.example.com/impact</loc></url>
</urlset>`;

it('lists the pages of a sitemap', () => {
  expect(parseSitemap(xml)).toEqual(['https://www.example.com/?a&b', 'https://www.example.com/impact']);
});

const addresses = ['https://www.example.com/', 'https://name.example.com/some-repo/'];
it.each(addresses)('lists the pages of a site at %s, and a path without a page', async (address) => {
  const [file] = sitemap(['/', '/impact', '/cases'], address);
  const directory = await writeSite({ 'robots.txt': robots(address), 'sitemap.xml': String(file?.body) });

  expect(await readPagePaths(directory)).toEqual(['', 'impact', 'cases', 'not-found']);
});
