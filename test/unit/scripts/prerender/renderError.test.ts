import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import { expect, it } from 'vitest';
import { explainRenderError } from '../../../../scripts/prerender/renderError';
import { writeSite } from '../../../support/writeSite';

/** An error with the frames of its stack, from the top, and those of React's components. */
const thrown = (error: Error, frames: readonly string[], componentStack = '') =>
  Object.assign(error, {
    stack: [String(error), ...frames.map((frame) => `    at ${frame}`)].join('\n'),
    componentStack,
  });
const linesOf = (...frames: readonly string[]) =>
  explainRenderError(thrown(new Error('broken'), frames))
    .split('\n')
    .slice(1);
const here = (file: string) => `${process.cwd()}/${file}:1:2`;

/** A bundle of a source in one line, which throws. */
async function bundle(more = {}): Promise<string> {
  const source = ['', 'export function Footer() {', "  throw new Error('broken');", '}', ''].join('\n');
  const { code, map } = minifySync('src/Footer.tsx', source, { sourcemap: true, mangle: false });
  const directory = await writeSite({
    'server/bundle.mjs': `${code}\n//# sourceMappingURL=other.map\n//# sourceMappingURL=bundle.mjs.map\n`,
    'server/bundle.mjs.map': JSON.stringify({ ...map, sources: ['../src/Footer.tsx'], ...more }),
  });
  return pathToFileURL(join(directory, 'server/bundle.mjs')).href;
}

it('an error in a bundle has the line of its source', async () => {
  const { Footer } = await import(await bundle());
  const error = await new Promise<never>(Footer).catch((error: Error) => error);

  expect(explainRenderError(error)).toMatch(/^broken\n +at Footer \(.*\/src\/Footer\.tsx:3:\d+\)/);
});

it.each([
  ['where the source map has it', 2, 10, 'src/Footer.tsx:5:1'],
  ['that the source map begins after', 1, 1, 'server/bundle.mjs:1:1'],
  ['in code that the bundler added', 2, 11, 'server/bundle.mjs:2:11'],
])('a position %s is that of its source, else that of the bundle', async (_, line, column, expected) => {
  // Maps the start of the second line of the bundle to the fifth of the source; its column 11 has no source.
  const url = await bundle({ mappings: ';AAIA,U;' });

  expect(linesOf(`Footer (${url}:${line}:${column})`)).toEqual([expect.stringContaining(`${expected})`)]);
});

it.each([
  [`Footer (${here('src/Footer.tsx')})`, 'Footer (src/Footer.tsx:1:2)'],
  [`Footer (${here('dist/../src/a (1)/Footer.tsx')})`, 'Footer (src/a (1)/Footer.tsx:1:2)'],
  [`async ${pathToFileURL('dist/site.mjs').href}:8:11`, 'async dist/site.mjs:8:11'],
  ['async http://localhost:3000/src/Footer.tsx?t=1:8:11', 'async http://localhost:3000/src/Footer.tsx?t=1:8:11'],
])('the file in %j is named from the project root, if there is one', (frame, named) => {
  expect(linesOf(frame)).toEqual([`    at ${named}`]);
});

it.each([
  ['below that of a package', ['parse (/site/node_modules/parser/index.js:9:1)'], []],
  ['up to a package', [], ['render (/site/node_modules/react/server.js:5:6)', 'later (c.js:7:8)']],
  ['up to the generator', [], [`page (${here('scripts/prerender/a.js')})`]],
  ['without those of built-in functions', ['Array.map (<anonymous>)'], []],
])("the project's own frames are those nearest to the top, %s", (_, above, below) => {
  const own = ['label (a.js:1:2)', 'Area (b.js:3:4)'];

  expect(linesOf(...above, ...own, ...below)).toEqual(own.map((frame) => `    at ${frame}`));
});

it('an error is explained by its exact line, then the components', () => {
  const error = thrown(new Error('broken'), [`run (${here('src/a.js')})`], '\n    at Impact');

  expect(explainRenderError(error)).toBe('broken\n    at run (src/a.js:1:2)\n    at Impact');
});

it('an error says what to do if a page uses what only browsers have, or suspends', () => {
  expect(explainRenderError(thrown(new ReferenceError('window is not defined'), []))).toMatch(/^window .* effect/);
  expect(explainRenderError(thrown(new ReferenceError("read 'a' before it is set"), []))).not.toContain('effect');
  expect(explainRenderError(new Error('A component suspended while responding to input.'))).toContain('renderToString');
});
