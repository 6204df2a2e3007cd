import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { collectFiles, prerender } from 'prerender-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildLargeSite } from '../fixtures/large-site/largeSite';

// Only hundreds of pages of another site keep two threads busy at once.

const site = { seed: 1, pages: 500 };
let directory: string;
const out = (name: string) => join(directory, name);
const contents = async (name: string) =>
  new Map((await collectFiles(out(name))).map(({ path, body }) => [path, String(body)]));

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'large-site-'));
  await buildLargeSite(site, { out: out('one'), threads: 1 });
}, 60_000);

afterAll(() => rm(directory, { recursive: true, force: true }));

it('another site of 500 pages has a document for each, with its own head', async () => {
  const files = await contents('one');
  const pages = [...files].filter(([path]) => path.endsWith('.html') && path !== '404.html');
  const unique = (pattern: RegExp) => new Set(pages.map(([, html]) => pattern.exec(html)?.[1])).size;

  expect(pages).toHaveLength(499);
  expect(unique(/<title>(.*?)<\/title>/)).toBe(499);
  expect(unique(/<link rel="canonical" href="(.*?)"/)).toBe(499);
  expect(unique(/<script type="application\/ld\+json">(.*?)<\/script>/)).toBe(499);
});

it('two threads write the same bytes as one', async () => {
  expect(await buildLargeSite(site, { out: out('two'), threads: 2 })).toMatchObject({ threads: 2, files: 502 });
  expect(await contents('two')).toEqual(await contents('one'));
}, 60_000);

it('if one of 1,000 pages runs out of memory, only that is named, and nothing is published', async () => {
  const paths = Array.from({ length: 1000 }, (_, index) => `/page-${index}`);
  setFlagsFromString('--max-old-space-size=256'); // for threads started from now on, because gigabytes take long to fill
  const failed = prerender({
    routes: ['/', '*', ...paths].map((path) => ({ path })),
    renderer: pathToFileURL('test/fixtures/failing-renderers/greedy.mjs'),
    out: out('one'),
    threads: 2,
    timeLimit: 60_000, // on a busy machine, memory fills slowly
  });
  const { message } = await failed.catch((error) => error);
  setFlagsFromString('--max-old-space-size=0');

  expect(message).toContain('1 error\n');
  expect(message).toContain('route /page-500: ended its thread: Worker terminated due to reaching memory limit');
  expect(await readdir(directory)).not.toContainEqual(expect.stringContaining('staging'));
  expect(await readFile(join(out('one'), 'index.html'), 'utf8')).toContain('<title>');
});
