import { expect, it } from 'vitest';
import { robots, sitemap } from '../../../../scripts/prerender/routes/sitemap';
import { readPagePaths, readSiteUrl } from '../../../../scripts/preview/builtSite';
import { writeSite } from '../../../support/writeSite';

it.each([
  ['robots.txt', {}, readSiteUrl],
  ['sitemap.xml', { 'robots.txt': robots('https://a.example/') }, readPagePaths],
] as const)('asks for a build if there is no %s', async (file, files, read) => {
  const directory = await writeSite(files);

  await expect(read(directory)).rejects.toMatchObject({
    message: `There is no ${directory}/${file}. Run "npm run build" first.`,
    cause: { code: 'ENOENT' },
  });
});

const silent =
  ' does not say where the site will be published. It needs a line such as "Sitemap: https://www.example.com/sitemap.xml".';
it.each([
  ['Sitemap: https://www.example.com/sitemap.xml', 'https://www.example.com/'],
  ['User-agent: *\r\nsitemap:https://o.github.io/some-repo/sitemap.xml\r\n', 'https://o.github.io/some-repo/'],
  ['User-agent: *', silent],
  ['Sitemap:\nAllow: /', silent],
  ['Sitemap: /sitemap.xml', silent],
  ['#Sitemap: https://a.example/', silent],
])('a robots.txt of %j gives %s', async (text, expected) => {
  const directory = await writeSite({ 'robots.txt': text });
  const read = await readSiteUrl(directory).catch(({ message }) => message.replace(`${directory}/robots.txt`, ''));

  expect(read).toBe(expected);
});

it.each(['https://www.example.com/', 'https://name.example.com/some-repo/'])(
  'lists the pages of a site at %s, and a path without a page',
  async (address) => {
    const [file] = sitemap(['/', '/impact', '/a&b'], address);
    const directory = await writeSite({ 'robots.txt': robots(address), 'sitemap.xml': String(file?.body) });

    expect(await readPagePaths(directory)).toEqual(['', 'impact', 'a&b', 'not-found']);
  },
);
