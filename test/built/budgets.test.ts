import { gzipSync } from 'node:zlib';
import { collectFiles } from 'prerender-engine';
import { describe, expect, it } from 'vitest';
import { collectPages } from '../support/collectPages';
import { siteDirectory } from '../support/sites';

const files = (await collectFiles(siteDirectory('root'))).map(({ path, body }) => ({
  path,
  body: Buffer.from(body),
}));
const pages = await collectPages(siteDirectory('root'));
const bytesOf = (pattern: RegExp) =>
  files.filter(({ path }) => pattern.test(path)).map(({ path, body }) => ({ path, bytes: body.length }));

/** The files over a limit, which a failing test shows. */
const over = (limit: number, measured: readonly { path: string; bytes: number }[]) => {
  expect(measured.length).toBeGreaterThan(0);
  return measured.filter(({ bytes }) => bytes > limit);
};

describe('within budget:', () => {
  it('every page with its styles: the first round trip of a connection, with room to spare, 13,000 bytes gzipped', () => {
    const gzipped = pages.map(({ path, body }) => ({ path, bytes: gzipSync(body, { level: 9 }).length }));
    expect(over(13_000, gzipped)).toEqual([]);
  });

  it('the JavaScript of every first page: 87 kB gzipped', () => {
    const sizes = new Map(files.map(({ path, body }) => [`/${path}`, gzipSync(body, { level: 9 }).length]));
    const scripts = pages.map(({ path, body }) => {
      const modules = /data-modules="([^"]+)"/.exec(String(body))?.[1]?.split(' ') ?? [];
      return { path, bytes: modules.reduce((sum, module) => sum + (sizes.get(module) ?? Number.NaN), 0) };
    });
    // React alone is larger; the sum is not a number if the site lacks a module.
    expect(scripts.filter(({ bytes }) => !(bytes > 60_000))).toEqual([]);
    expect(over(87_000, scripts)).toEqual([]);
  });

  it('the sum of the fonts: 45 kB', () => {
    const sum = bytesOf(/^fonts\//).reduce((total, { bytes }) => total + bytes, 0);
    expect(over(45_000, [{ path: 'fonts/', bytes: sum }])).toEqual([]);
  });

  it('the hero on a phone with a sharp screen: 60 kB as AVIF', () => {
    expect(over(60_000, bytesOf(/^pictures\/ascent-\w+-960\.avif$/))).toEqual([]);
  });

  it('the pictures of the approach on a phone: 120 kB as AVIF together', () => {
    const home = pages.find(({ path }) => path === 'index.html');
    const [approach = ''] = /<section id="approach".*?<\/section>/.exec(String(home?.body)) ?? [];
    const names = new Set(approach.match(/\/pictures\/[\w-]+-720\.avif/g));
    expect(names.size).toBeGreaterThanOrEqual(2);
    const sum = bytesOf(/-720\.avif$/)
      .filter(({ path }) => names.has(`/${path}`))
      .reduce((total, { bytes }) => total + bytes, 0);
    expect(over(120_000, [{ path: 'the pictures of the approach', bytes: sum }])).toEqual([]);
  });

  it('the sum of the icons in a page: 6 kB of HTML', () => {
    const icons = pages.map(({ path, body }) => ({
      path,
      bytes: (String(body).match(/<svg.*?<\/svg>/g) ?? []).join('').length,
    }));
    expect(over(6_000, icons)).toEqual([]);
  });
});
