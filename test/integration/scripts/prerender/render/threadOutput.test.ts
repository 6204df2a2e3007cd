import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { writeSite } from '../../../../support/writeSite';

const document = '<html><head><meta charset="utf-8"></head><body></body></html>';

/**
 * What a script prints that uses a module of this text. It has a process of its own, as builds do; tests run in threads.
 */
async function run(module: string, script: string) {
  const directory = await writeSite({
    'render.mjs': module,
    'build.mjs': `
      import { fileURLToPath } from 'node:url';
      import { prerender } from '${pathToFileURL(resolve('scripts/prerender/prerender.ts'))}';
      import { listPages } from '${pathToFileURL(resolve('scripts/prerender/render/threads.ts'))}';
      const renderer = new URL('render.mjs', import.meta.url);
      ${script}`,
  });
  return promisify(execFile)(process.execPath, [join(directory, 'build.mjs')]);
}

/** A build of some pages, which may take a while. */
const buildOf = (...paths: readonly string[]) =>
  `await prerender({ routes: ${JSON.stringify(paths.map((path) => ({ path })))}, renderer, timeLimit: 800, out: fileURLToPath(new URL('dist', import.meta.url)) });`;

it('all lines that the last page writes are shown', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
  const module = `export function render() {
    for (let index = 0; index < 100; index += 1) { console.log('line ' + index); console.error('line ' + index); }
    return '${document}'; }`;
  const { stdout, stderr } = await run(module, buildOf('*'));

  expect(stdout.trimEnd().split('\n')).toEqual(lines);
  expect(stderr.trimEnd().split('\n')).toEqual(lines);
});

it('pages that loop are told apart, by their lines', async () => {
  const module = `const loop = () => { for (;;); };
    export function render(path) {
    if (path === '/a') loop();
    if (path === '/b')
      for (;;);
    return '${document}'; }`;

  await expect(run(module, buildOf('/a', '/b', '*'))).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /\/a: .*: it loops, or computes for too long\n {4}at loop \(.*render\.mjs:1:\d+\)\n {4}at render \(.*\n.*\/b: .*\n.*render\.mjs:5:\d+\)\n/,
    ),
  });
});

it.each([
  [
    'loops as it is loaded',
    'for (;;);',
    /render\.mjs took longer than 3 s: it loops, or computes for too long\n {4}at .*render\.mjs:2:\d+\)?\n/,
  ],
  [
    'waits as it is loaded',
    'await new Promise(() => undefined);',
    /render\.mjs took longer than 3 s: it waits for something\n {4}at .*render\.mjs.*:2:\d+\)?\n/,
  ],
  [
    'waits for its pages',
    'export const paths = () => new Promise(() => undefined);',
    /paths: took longer than 3 s: it waits for something\n {4}at paths \(.*render\.mjs:2:\d+\)\n/,
  ],
  [
    'ends the build instead of listing its pages',
    'export const paths = () => process.exit(0);',
    /paths: ended its thread: remove the call of process.exit\n {4}at paths \(.*render\.mjs:2:\d+\)\n/,
  ],
])('an app that %s is told, by its line', async (_, statement, message) => {
  const app = `export const render = () => '';\n${statement}`;

  await expect(run(app, 'await listPages(renderer, { timeLimit: 500 });')).rejects.toMatchObject({
    stderr: expect.stringMatching(message),
  });
});
