import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { collectFiles } from '../../scripts/prerender/index.ts';
import { collectPages } from '../support/collectPages';
import { modulesIn } from '../support/hydration';
import { siteDirectory } from '../support/sites';

const directory = siteDirectory('root');
const files = new Map((await collectFiles(directory)).map(({ path, body }) => [`/${path}`, Buffer.from(body)]));
const pages = (await collectPages(directory)).map(({ path, body }) => ({ path, html: String(body) }));
const gzipped = (body: string | Buffer) => gzipSync(body, { level: 9 }).length;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const sizesOf = (isWanted: (path: string) => unknown) =>
  [...files].filter(([path]) => isWanted(path)).map(([, { length }]) => length);

/** Expects every size in a range, whose minimum shows that something was measured. */
function expectBetween(min: number, max: number, sizes: readonly number[]): void {
  expect(sizes).not.toEqual([]);
  expect(sizes.filter((size) => !(size > min && size <= max))).toEqual([]);
}

it('every page with its styles is in the first round trip of a connection: 13,000 bytes gzipped', () => {
  const sizes = pages.map(({ html }) => gzipped(html));
  expectBetween(1_000, 13_000, sizes);
});

it('the picture for shared links is named in the first 24 kB of a page, since some readers stop after 32', () => {
  const places = pages.map(({ html }) => Buffer.from(html).indexOf('<meta property="og:image"'));
  const named = places.filter((place) => place >= 0);
  expectBetween(100, 24_000, named);
});

it('the JavaScript of every first page has at most 87 kB gzipped', () => {
  const scripts = pages.map(({ html }) => sum(modulesIn(html).map((module) => gzipped(files.get(module) ?? ''))));
  expectBetween(60_000, 87_000, scripts); // React alone is larger
});

it('the scripts of all pages have at most 93 kB gzipped together, the fonts 45 kB', () => {
  const scripts = [...files].filter(([path]) => path.endsWith('.js'));
  expectBetween(70_000, 93_000, [sum(scripts.map(([, body]) => gzipped(body)))]);
  expectBetween(10_000, 45_000, [sum(sizesOf((path) => path.startsWith('/fonts/')))]);
});

it('the hero on a phone with a sharp screen has at most 60 kB as AVIF', () => {
  const preloads = pages.find(({ path }) => path === 'index.html')?.html.match(/<link rel="preload" as="image".*?>/g);
  const heroes = sizesOf((path) => path.endsWith('-960.avif') && preloads?.some((link) => link.includes(path)));
  expectBetween(1_000, 60_000, heroes);
});
