import { expect, it } from 'vitest';
import { readSiteAddress } from '../../../../scripts/links/readSiteAddress';
import { writeSite } from '../../../support/writeSite';

it.each([
  ['Sitemap: https://www.example.com/sitemap.xml', 'https://www.example.com/'],
  [
    'User-agent: *\r\nsitemap:https://o.github.io/some-repo/sitemap.xml\r\n',
    'https://o.github.io/some-repo/',
  ],
])('%j gives %s', async (robots, address) => {
  expect(await readSiteAddress(await writeSite({ 'robots.txt': robots }))).toBe(address);
});

it.each(['', 'User-agent: *', 'Sitemap:', 'Sitemap:\nAllow: /', 'Sitemap: /sitemap.xml'])(
  '%j gives no address',
  async (robots) => {
    const directory = await writeSite({ 'robots.txt': robots });

    await expect(readSiteAddress(directory)).rejects.toThrow(
      `${directory}/robots.txt does not say where the site will be published. ` +
        'It needs a line such as "Sitemap: https://www.example.com/sitemap.xml".',
    );
  },
);

it('asks for a build where there is none', async () => {
  await expect(readSiteAddress('nowhere')).rejects.toThrow(
    'There is no nowhere/robots.txt. Run "npm run build" first.',
  );
});
