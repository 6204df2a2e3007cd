import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { beforeAll, expect, it } from 'vitest';
import { prerender } from '../../scripts/prerender/index.ts';
import { largeSite } from '../fixtures/large-site/largeSite';
import { temporaryFolder } from '../support/temporaryFolder';
import { readTexts } from '../support/writeSite';

// Only hundreds of pages of another site keep two threads busy at once.

const directory = temporaryFolder('large-site');
const out = (name: string) => join(directory, name);
const build = (name: string, threads: number) => prerender({ ...largeSite(500), out: out(name), threads });

beforeAll(() => build('one', 1));

it('two threads write the same bytes as one', async () => {
  expect(await build('two', 2)).toMatchObject({ files: 502 });
  expect(await readTexts(out('two'))).toEqual(await readTexts(out('one')));
});

it('a page that runs out of memory is the only one reported, and nothing is published', async () => {
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
