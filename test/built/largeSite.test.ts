import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { collectFiles, markName, prerender } from 'prerender-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../fixtures/large-site/build';

const site = { seed: 1, pages: 500 };
let directory: string;
const out = (name: string) => join(directory, name);
const contents = async (name: string) =>
  new Map((await collectFiles(out(name))).map(({ path, body }) => [path, String(body)]));

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'large-site-'));
  await build(site, { out: out('one'), threads: 1 });
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

it('every page has its style, allowed by its hash', async () => {
  for (const [path, html] of await contents('one')) {
    if (!path.endsWith('.html')) continue;
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(html).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  }
});

it('two threads write the same bytes as one', async () => {
  expect(await build(site, { out: out('two'), threads: 2 })).toMatchObject({ threads: 2, files: 502 });
  expect(await contents('two')).toEqual(await contents('one'));
}, 60_000);

it('a rebuild with other pages leaves only those', async () => {
  await build({ ...site, pages: 400 }, { out: out('two') });

  expect((await contents('two')).size).toBe(403);
}, 60_000);

it('can have its pages in folders', async () => {
  await build({ ...site, pages: 10 }, { out: out('folders'), fileNames: 'folder' });
  const names = (await contents('folders')).keys();

  expect([...names].filter((name) => name.endsWith('.html') && !name.endsWith('index.html'))).toEqual([
    '404.html',
  ]);
}, 60_000);

const routes = [
  ...Array.from({ length: 1000 }, (_, index) => ({ path: `/page-${index}` })),
  { path: '/' },
  { path: '*' },
];

/** Builds the 1,000 pages with one of the failing renderers. */
const faulty = (name: string, threads: number, timeLimit = 10_000) =>
  prerender({
    routes,
    renderer: pathToFileURL(`test/fixtures/failing-renderers/${name}.mjs`),
    out: out('one'),
    threads,
    timeLimit,
  });

it.each([1, 2])('with %i threads, all of 1,000 pages are tried although 50 throw', async (threads) => {
  const { message } = await faulty('throwing', threads).catch((error) => error);

  expect(message).toMatch(
    /^1 error\n\n {2}× 50 routes, \/page-7, \/page-27, \/page-47 and others: broken\n {2}because: no words\n {4}at render \(test\/fixtures\/.*throwing\.mjs:4:\d+\)\n {4}at Page$/,
  );
  expect(await readdir(directory)).not.toContainEqual(expect.stringContaining('staging'));
  expect(await readFile(join(out('one'), 'index.html'), 'utf8')).toContain('<title>');
});

it.each([
  ['ends its process', 'exiting', 10_000, 'ended its thread: remove the call of process.exit'],
  [
    'runs out of memory',
    'greedy',
    60_000, // on a busy machine, memory fills slowly
    'ended its thread: Worker terminated due to reaching memory limit',
  ],
  ['loops without end', 'looping', 2000, 'did not render within 2 s'],
])('if one of 1,000 pages %s, only that is named', async (_, name, timeLimit, reason) => {
  setFlagsFromString('--max-old-space-size=256'); // for threads started from now on, because gigabytes take long to fill
  const { message } = await faulty(name, 2, timeLimit).catch((error) => error);
  setFlagsFromString('--max-old-space-size=0');

  expect(message).toContain('1 error\n');
  expect(message).toContain(`route /page-500: ${reason}`);
});

it('four shards merge into the whole site, to the byte', async () => {
  const merged = new Map<string, string>();
  for (const shard of ['1/4', '2/4', '3/4', '4/4'] as const) {
    await build(site, { out: out(`shard-${shard[0]}`), shard });
    const files = await contents(`shard-${shard[0]}`);
    files.delete(markName);
    for (const [path, body] of files) {
      expect(merged.has(path)).toBe(false);
      merged.set(path, body);
    }
  }
  const whole = await contents('one'); // still the first build: the failing ones above published nothing
  whole.delete(markName);
  expect(merged).toEqual(whole);
}, 120_000);
