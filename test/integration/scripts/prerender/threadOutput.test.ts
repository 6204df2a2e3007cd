import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { writeSite } from '../../../support/writeSite';

it('all lines that the last page writes are shown', async () => {
  const directory = await writeSite({
    'render.mjs': `export function render() {
      for (let index = 0; index < 5000; index += 1) { console.log('line ' + index); console.error('line ' + index); }
      return '<html><head><meta charset="utf-8"></head><body></body></html>';
    }`,
    'build.mjs': `
      import { prerender } from '${pathToFileURL(resolve('scripts/prerender/prerender.ts'))}';
      const renderer = new URL('render.mjs', import.meta.url);
      await prerender({ routes: [{ path: '*' }], renderer, out: import.meta.dirname + '/dist' });`,
  });
  const lines = Array.from({ length: 5000 }, (_, index) => `line ${index}\n`).join('');

  expect(await promisify(execFile)(process.execPath, [join(directory, 'build.mjs')])).toEqual({
    stdout: lines,
    stderr: lines,
  });
});
