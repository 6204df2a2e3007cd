import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { checkRoutes } from '../../../scripts/prerender/checkRoutes';
import { site } from '../../../src/entry-server';
import { siteUrl } from '../../../src/siteUrl';

it('what ships has no faults', () => {
  expect(site.errors()).toEqual([]);
});

it('its routes are sound', () => {
  expect(checkRoutes(site.routes)).toEqual([]);
});

it.each(site.routes)('the module of $path is its file', async ({ module }) => {
  await expect(access(module)).resolves.toBeUndefined();
});

const fontFiles = site.fonts.flatMap(({ files, subsets }) =>
  subsets.map((subset) => files.replace('*', subset)),
);

it.each(fontFiles)('the font file %s is installed', (file) => {
  expect(() => createRequire(import.meta.url).resolve(file)).not.toThrow();
});

it('its address is that of its home page', () => {
  expect(site.url()).toBe(siteUrl('/'));
});
