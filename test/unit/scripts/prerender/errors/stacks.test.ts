import { join, posix, resolve, win32 } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import { expect, it } from 'vitest';
import { mappedFrames, ownFrames, projectPath } from '../../../../../scripts/prerender/errors/stacks';
import { writeSite } from '../../../../support/writeSite';

const source = ['', 'export function Footer() {', "  throw new Error('broken');", '}', ''].join('\n');

/** A bundle of the source, in one line. */
async function bundle(more = {}): Promise<{ url: string; source: string }> {
  const { code, map } = minifySync('src/Footer.tsx', source, { sourcemap: true, mangle: false });
  const directory = await writeSite({
    'server/bundle.mjs': `${code}\n//# sourceMappingURL=other.map\n//# sourceMappingURL=bundle.mjs.map\n`,
    'server/bundle.mjs.map': JSON.stringify({ ...map, sources: ['../src/Footer.tsx'], ...more }),
  });
  return {
    url: pathToFileURL(join(directory, 'server/bundle.mjs')).href,
    source: projectPath(join(directory, 'src/Footer.tsx')),
  };
}

it('a frame in a bundle is mapped to its source', async () => {
  const made = await bundle();
  const { Footer } = await import(made.url);
  const [frame] = await new Promise<string[]>(Footer).catch(ownFrames);

  expect(frame).toMatch(new RegExp(`^ +at Footer \\(.*${made.source.replaceAll('.', '\\.')}:3:\\d+\\)$`));
});

it.each([
  ['where the source map has it', 2, 10, 'src/Footer.tsx:5:1'],
  ['that the source map begins after', 1, 1, 'server/bundle.mjs:1:1'],
  ['in code that the bundler added', 2, 11, 'server/bundle.mjs:2:11'],
])('a position %s is that of its source, else that of the bundle', async (_, line, column, expected) => {
  // Maps the start of the second line of the bundle to the fifth of the source; its column 11 has no source.
  const { url } = await bundle({ mappings: ';AAIA,U;' });

  expect(mappedFrames(`Error: look at this\n    at Footer (${url}:${line}:${column})\n    at body`)).toEqual([
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
])('the file of %j is named from the project root', (frame, file) => {
  expect(mappedFrames(frame)).toEqual([frame.replace(file, projectPath(file))]);
});

it.each([
  ...['    at div (<anonymous>)', '    at html', '    at node:internal/main:1:2'],
  '    at async http://localhost:3000/src/Footer.tsx?t=1:8:11',
])('%j stays as it is', (frame) => {
  expect(mappedFrames(frame)).toEqual([frame]);
});

it("the frames of an error are the project's own, below those of a package and up to where one called the code", () => {
  const stack = [
    ...['Error: broken', '    at parse (/project/node_modules/parser/index.js:9:1)', '    at label (/a.js:1:2)'],
    ...['    at Array.map (<anonymous>)', '    at Area (/b.js:3:4)'],
    ...['    at render (/node_modules/react/server.js:5:6)', '    at later (/c.js:7:8)'],
  ].join('\n');

  expect(ownFrames(Object.assign(new Error('broken'), { stack }))).toEqual([
    expect.stringMatching(/at label \(.*a\.js:1:2\)/),
    expect.stringMatching(/at Area \(.*b\.js:3:4\)/),
  ]);
  expect(ownFrames('a mere text')).toEqual([]);
  expect(ownFrames('    at label (/a.js:1:2)')).toHaveLength(1);
  expect(ownFrames(`    at label (/a.js:1:2)\n    at page (${resolve('scripts/prerender/a.js')}:3:4)`)).toHaveLength(1);
});

it.each([
  ['/site/src/Footer.tsx', posix],
  ['file:///site/src/Footer.tsx', posix],
  ['file:///site/src/Footer.tsx?t=1', posix],
  [String.raw`C:\site\src\Footer.tsx`, win32],
  ['C:/site/src/Footer.tsx', win32], // as Vite writes it
  [String.raw`c:\site\src\Footer.tsx`, win32],
  ['file:///C:/site/src/Footer.tsx?t=1', win32],
])('%s is named from the root of the project', (file, system) => {
  expect(projectPath(file, system === win32 ? String.raw`C:\site` : '/site', system)).toBe('src/Footer.tsx');
});

it('a backslash in a name stays, where it separates nothing', () => {
  expect(projectPath(String.raw`/site/src/a\b.ts`, '/site', posix)).toBe(String.raw`src/a\b.ts`);
});
