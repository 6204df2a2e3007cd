import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import { expect, it } from 'vitest';
import { projectPath } from '../../../../../scripts/prerender/errors/projectPath';
import { ownFrames, stackFrames } from '../../../../../scripts/prerender/errors/stacks';
import { writeSite } from '../../../../support/writeSite';

const source = ['', 'export function Footer() {', "  throw new Error('broken');", '}', ''].join('\n');

/** A bundle of the source, in one line. */
async function bundle(more = {}): Promise<string> {
  const { code, map } = minifySync('src/Footer.tsx', source, { sourcemap: true, mangle: false });
  const directory = await writeSite({
    'server/bundle.mjs': `${code}\n//# sourceMappingURL=other.map\n//# sourceMappingURL=bundle.mjs.map\n`,
    'server/bundle.mjs.map': JSON.stringify({ ...map, sources: ['../src/Footer.tsx'], ...more }),
  });
  return pathToFileURL(join(directory, 'server/bundle.mjs')).href;
}

it('an error in a bundle has the line of its source', async () => {
  const { Footer } = await import(await bundle());
  const { stack } = await new Promise<never>(Footer).catch((error: Error) => error);

  expect(stackFrames(stack ?? '')[0]).toMatch(/^ +at Footer \(.*\/src\/Footer\.tsx:3:\d+\)$/);
});

it.each([
  ['where the source map has it', 2, 10, 'src/Footer.tsx:5:1'],
  ['that the source map begins after', 1, 1, 'server/bundle.mjs:1:1'],
  ['in code that the bundler added', 2, 11, 'server/bundle.mjs:2:11'],
])('a position %s is that of its source, else that of the bundle', async (_, line, column, expected) => {
  // Maps the start of the second line of the bundle to the fifth of the source; its column 11 has no source.
  const url = await bundle({ mappings: ';AAIA,U;' });

  expect(stackFrames(`Error: look at this\n    at Footer (${url}:${line}:${column})\n    at body`)).toEqual([
    expect.stringContaining(`${expected})`),
    '    at body',
  ]);
});

it.each([
  ['    at Footer (/site/src/Footer.tsx:18:11)', '/site/src/Footer.tsx'],
  ['    at Footer (C:/site/dist/../src/Footer.tsx:8:11)', 'C:/site/dist/../src/Footer.tsx'],
  ['    at /site:1:2 (1)/src/Footer.tsx:8:11', '/site:1:2 (1)/src/Footer.tsx'],
  ['    at async render (file:///site/dist/site.mjs:8:11)', 'file:///site/dist/site.mjs'],
  ['    at async file:///site/dist/site.mjs:8:11', 'file:///site/dist/site.mjs'],
  ...['    at div (<anonymous>)', '    at html', '    at node:internal/main:1:2'].map((frame) => [frame, '']),
  ['    at async http://localhost:3000/src/Footer.tsx?t=1:8:11', ''],
])('the file in %j is named from the project root, if there is one', (frame, file) => {
  expect(stackFrames(frame)).toEqual([file ? frame.replace(file, projectPath(file)) : frame]);
});

it.each([
  ['below that of a package', ['parse (node_modules/parser/index.js:9:1)'], []],
  ['up to a package', [], ['render (node_modules/react/server.js:5:6)', 'later (c.js:7:8)']],
  ['up to Node', [], ['node:internal/main:1:2', 'later (c.js:7:8)']],
  ['up to this engine', [], [`page (${projectPath(resolve('scripts/prerender/a.js'))}:3:4)`]],
])("the project's own frames are those nearest to the top, %s", (_, above, below) => {
  const own = ['label (a.js:1:2)', 'Area (b.js:3:4)'];
  const frames = [...above, ...own, ...below].map((frame) => `    at ${frame}`);

  expect(ownFrames(frames)).toEqual(own.map((frame) => `    at ${frame}`));
});
