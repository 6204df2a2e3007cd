import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { writeSite } from '../../../support/writeSite';

const document = '<html><head><meta charset="utf-8"></head><body></body></html>';

/** What a build prints whose only page is rendered by these statements. */
async function outputOf(statements: string): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const directory = await writeSite({
    'render.mjs': `export function render() { ${statements} return '${document}'; }`,
    'build.mjs': `
      import { fileURLToPath } from 'node:url';
      import { prerender } from '${pathToFileURL(resolve('scripts/prerender/prerender.ts'))}';
      const renderer = new URL('render.mjs', import.meta.url);
      await prerender({ routes: [{ path: '*' }], renderer, out: fileURLToPath(new URL('dist', import.meta.url)) });`,
  });
  return promisify(execFile)(process.execPath, [join(directory, 'build.mjs')]);
}

it('all lines that the last page writes are shown', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);

  const { stdout, stderr } = await outputOf(`
    for (let index = 0; index < 100; index += 1) { console.log('line ' + index); console.error('line ' + index); }
  `);

  expect(stdout.trimEnd().split('\n')).toEqual(lines);
  expect(stderr.trimEnd().split('\n')).toEqual(lines);
});
