import { expect, it } from 'vitest';
import { parseSitemap, readSiteUrl } from '../../../../scripts/links/sitemap';
import { writeSite } from '../../../support/writeSite';

it.each([
  ['Sitemap: https://www.example.com/sitemap.xml', 'https://www.example.com/'],
  [
    'User-agent: *\r\nsitemap:https://o.github.io/some-repo/sitemap.xml\r\n',
    'https://o.github.io/some-repo/',
  ],
])('%j gives %s', async (robots, address) => {
  expect(await readSiteUrl(await writeSite({ 'robots.txt': robots }))).toBe(address);
});

it.each(['', 'User-agent: *', 'Sitemap:', 'Sitemap:\nAllow: /', 'Sitemap: /sitemap.xml'])(
  '%j gives no address',
  async (robots) => {
    const directory = await writeSite({ 'robots.txt': robots });

    await expect(readSiteUrl(directory)).rejects.toThrow(
      `${directory}/robots.txt does not say where the site will be published. ` +
        'It needs a line such as "Sitemap: https://www.example.com/sitemap.xml".',
    );
  },
);

it('asks for a build where there is none', async () => {
  await expect(readSiteUrl('nowhere')).rejects.toThrow(
    'There is no nowhere/robots.txt. Run "npm run build" first.',
  );
});

const xml = `<urlset>
  <url><loc> https://www.example.com/?a&amp;b </loc>
    <image:image><image:loc>https://www.example.com/a.jpg</image:loc></image:image></url>
  <url><loc>https://www.example.com/impact</loc></url>
</urlset>`;

it('lists the pages and the pictures of a sitemap', () => {
  expect(parseSitemap(xml)).toEqual({
    pages: ['https://www.example.com/?a&b', 'https://www.example.com/impact'],
    images: ['https://www.example.com/a.jpg'],
  });
});

it('lists nothing where there is no sitemap', () => {
  expect(parseSitemap('')).toEqual({ pages: [], images: [] });
});
