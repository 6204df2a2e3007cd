import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PreviewServer } from '../../scripts/preview/startPreviewServer';
import { addressOf, fixtureApps, follow, textOf } from './fixtureApps';

// What visitors see of the data of loaders: built, hydrated, and on the way from page to page.

const { serveApp, openPage } = fixtureApps('loader-data');

describe.each(['/', '/some-repo/'])('loader data, at %s', (base) => {
  let server: PreviewServer;
  beforeAll(async () => {
    server = await serveApp('almanac', { base, out: base === '/' ? 'dist' : 'dist-below' });
  }, 120_000);
  afterAll(() => server?.close());

  it('of every kind is the same in the build, once hydrated, and after navigation', async () => {
    const { page, served, errors } = await openPage(`${server.url}values`);
    expect(await textOf(page)).toBe(served);
    expect(served).toContain('1=NaN, 2=Infinity, 3=-Infinity, 4=-0');
    expect(served).toContain('1970-01-01T00:00:00.000Z');
    expect(served).toContain('TypeError: no tide');

    await follow(page, 'files', 'tides.txt');
    await follow(page, 'values', 'Date 2024');
    expect(await textOf(page)).toBe(served);
    expect(errors).toEqual([]);
  });

  it('that only a build can read is shown after navigation, reloads, and back', async () => {
    const { page, errors } = await openPage(server.url);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await follow(page, 'files', 'tides.txt and moons.txt');
    await follow(page, 'files', 'tides.txt and moons.txt'); // to the same page
    await follow(page, 'json', 'The moon is full.');
    await follow(page, 'wrapped', 'The moon is new.');
    await follow(page, 'lazy', 'Lazy since 1970-01-01');
    await follow(page, 'days/first', 'New Year');
    await page.goBack();
    await page.getByText('Lazy since').waitFor();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.reload();
    expect(await textOf(page)).toContain('Lazy since 1970-01-01');
    expect(errors).toEqual([]);
  });

  it('is that of a query where the loader reads it', async () => {
    const { page, served, errors } = await openPage(`${server.url}search?q=autumn`);

    expect(served).toContain('Found: everything');
    await page.getByText('Found: autumn').waitFor();
    await follow(page, 'search', 'Found: spring');
    expect(errors).toEqual([]);
  });

  it('is loaded in the browser after an action, but stays where only a build can load it', async () => {
    const { page } = await openPage(`${server.url}count`);
    await page.getByRole('button', { name: 'Count', exact: true }).click();
    await page.getByText('Counted: 1').waitFor();
    await page.getByRole('button', { name: 'Count behind' }).click();
    await page.getByText('Counted: 2').waitFor();

    expect(await textOf(page)).toContain('2 files');
  });

  it('is that of the page to which a loader redirects', async () => {
    const { page } = await openPage(server.url);
    await follow(page, 'former', 'tides.txt');
    expect(addressOf(page)).toBe(`${base}files`);
  });

  it('is an error 404 where the loader throws that', async () => {
    const { page } = await openPage(server.url);
    await follow(page, 'days/third', 'Failure 404');
  });

  it('comes from the loader on a page that only the browser renders, and from the build after it', async () => {
    const { page, errors } = await openPage(`${server.url}notes/7`);
    await page.getByText('Note 7').first().waitFor();

    await follow(page, 'files', 'tides.txt');
    expect(errors).toEqual([]);
  });
});
