import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { checkRoutes } from 'prerender-engine';
import { expect, it } from 'vitest';
import { site } from '../../../src/entry-server';
import { siteUrl } from '../../../src/siteUrl';

it('every page folder has a route', () => {
  expect(site.errors()).toEqual([]);
});

it('the routes are valid', () => {
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

it('its URL is that of the home page', () => {
  expect(site.url()).toBe(siteUrl('/'));
});
