import { expect, it } from 'vitest';
import { robots, sitemap } from '../../../../scripts/prerender/sitemap';
import { pageName, readPagePaths, unknownPath } from '../../../../scripts/preview/readPagePaths';
import { writeSite } from '../../../support/writeSite';

it.each(['https://www.example.com/', 'https://name.example.com/some-repo/'])(
  'lists the pages of a site at %s, and a path without a page',
  async (address) => {
    const [file] = sitemap(['/', '/impact', '/cases'], address);
    const directory = await writeSite({
      'robots.txt': robots(address),
      'sitemap.xml': String(file?.body),
    });

    expect(await readPagePaths(directory)).toEqual(['', 'impact', 'cases', unknownPath]);
  },
);

it('asks for a build where there is no sitemap', async () => {
  const directory = await writeSite({ 'robots.txt': robots('https://www.example.com/') });

  await expect(readPagePaths(directory)).rejects.toThrow(
    `There is no ${directory}/sitemap.xml. Run "npm run build" first.`,
  );
});

it.each([
  ['', 'home'],
  ['impact', 'impact'],
])('calls the page at %j %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});
