import { expect, it } from 'vitest';
import { readPagePaths, readSiteUrl } from '../../../../scripts/preview/builtSite';
import { writeSite } from '../../../support/writeSite';

it('asks for a build if there is none', async () => {
  await expect(readPagePaths(await writeSite({}))).rejects.toThrow('npm run build');
});

it.each([
  ['Sitemap: https://www.example.com/sitemap.xml', 'https://www.example.com/'],
  ['User-agent: *\r\nsitemap:https://o.github.io/some-repo/sitemap.xml\r\n', 'https://o.github.io/some-repo/'],
  ...['User-agent: *', 'Sitemap:\nAllow: /', 'Sitemap: /sitemap.xml', '#Sitemap: https://a.example/'].map(
    (text): [string, unknown] => [text, expect.stringContaining('Sitemap: ')],
  ),
])('a robots.txt of %j gives the URL of the site, or what it lacks', async (text, expected) => {
  const directory = await writeSite({ 'robots.txt': text });

  expect(await readSiteUrl(directory).catch(({ message }) => message)).toEqual(expected);
});

it("lists the pages, and not an owner's own file", async () => {
  const files = ['index.html', '404.html', 'impact.html', 'impact/index.html', 'a/b.html', 'a/b/index.html'];
  const own = ['privacy.html', 'guide/index.html'];
  const directory = await writeSite({
    'robots.txt': 'Sitemap: https://www.example.com/sitemap.xml',
    ...Object.fromEntries([...files, ...own].map((file) => [file, ''])),
  });

  expect(await readPagePaths(directory)).toEqual(['', 'a/b', 'impact', 'not-found']);
});
