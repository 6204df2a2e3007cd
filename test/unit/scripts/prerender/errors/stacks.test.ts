import { SourceMap } from 'node:module';
import { join, posix, win32 } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import { expect, it } from 'vitest';
import {
  mappedFrames,
  ownFrames,
  projectPath,
  readFrame,
  sourcePosition,
} from '../../../../../scripts/prerender/errors/stacks';
import { writeSite } from '../../../../support/writeSite';

const source = ['', 'export function Footer() {', "  throw new Error('broken');", '}', ''].join('\n');

/** A bundle of the source, in one line. */
async function bundle(): Promise<{ url: string; source: string }> {
  const { code, map } = minifySync('src/Footer.tsx', source, { sourcemap: true, mangle: false });
  const directory = await writeSite({
    'server/bundle.mjs': `${code}\n//# sourceMappingURL=bundle.mjs.map`,
    'server/bundle.mjs.map': JSON.stringify({ ...map, sources: ['../src/Footer.tsx'] }),
  });
  return {
    url: pathToFileURL(join(directory, 'server/bundle.mjs')).href,
    source: projectPath(join(directory, 'src/Footer.tsx')),
  };
}

const thrownBy = (run: () => void) => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
};

it('a frame in a bundle is mapped to its source', async () => {
  const made = await bundle();
  const { Footer } = await import(made.url);
  const [frame] = ownFrames(thrownBy(Footer));

  expect(frame).toMatch(new RegExp(`^ +at Footer \\(.*${made.source.replaceAll('.', '\\.')}:3:\\d+\\)$`));
});

it('a component stack is mapped frame by frame', async () => {
  const made = await bundle();

  expect(mappedFrames(`\n    at Footer (${made.url}:1:30)\n    at body`)).toEqual([
    expect.stringContaining(`at Footer (${made.source}:`),
    '    at body',
  ]);
});

it('a file without a source map is named from the project root', () => {
  const url = pathToFileURL('scripts/a.mjs').href;

  expect(mappedFrames(`    at render (${url}:5:3)`)).toEqual(['    at render (scripts/a.mjs:5:3)']);
});

it.each(['    at div (<anonymous>)', '    at html'])('%j stays as it is', (frame) => {
  expect(mappedFrames(frame)).toEqual([frame]);
});

it('the frames of an error end where a package called the code', () => {
  const error = Object.assign(new Error('broken'), {
    stack: [
      ...['Error: broken', '    at label (/a.js:1:2)', '    at Array.map (<anonymous>)'],
      ...['    at Area (/b.js:3:4)', '    at render (/project/node_modules/react-dom/server.js:5:6)'],
      ...['    at later (/c.js:7:8)'],
    ].join('\n'),
  });

  expect(ownFrames(error)).toEqual([
    expect.stringMatching(/at label \(.*a\.js:1:2\)/),
    expect.stringMatching(/at Area \(.*b\.js:3:4\)/),
  ]);
});

it('a value that is not an error has no frames', () => {
  expect(ownFrames('a mere text')).toEqual([]);
});

it.each([
  ['    at Footer (/site/src/Footer.tsx:8:11)', '/site/src/Footer.tsx'],
  ['    at /site (1)/src/Footer.tsx:8:11', '/site (1)/src/Footer.tsx'],
  ['    at async render (file:///site/dist/site.mjs:8:11)', 'file:///site/dist/site.mjs'],
  ['    at async http://localhost:3000/src/Footer.tsx?t=1:8:11', 'http://localhost:3000/src/Footer.tsx?t=1'],
  ['    at Footer (C:/site/src/Footer.tsx:8:11)', 'C:/site/src/Footer.tsx'],
  ['    at Footer (C:\\site\\src\\Footer.tsx:8:11)', 'C:\\site\\src\\Footer.tsx'],
])('%s is in the file %s, and can be written with another position', (text, file) => {
  const frame = readFrame(text);

  expect(frame).toMatchObject({ file, line: 8, column: 11 });
  expect(frame?.at({ file: 'src/a.tsx', line: 1, column: 2 })).toBe(text.replace(`${file}:8:11`, 'src/a.tsx:1:2'));
});

it.each(['Error: broken', '    at <anonymous>', '    at Array.map (<anonymous>)', '    at node:internal/main:1:2'])(
  '%j names no file',
  (text) => {
    expect(readFrame(text)).toBeUndefined();
  },
);

/** Maps the start of the second line of the generated code to the fifth of the source; its column 11 has no source. */
const map = new SourceMap({
  version: 3,
  file: 'a.js',
  sources: ['a.ts'],
  sourcesContent: [],
  names: [],
  mappings: ';AAIA,U;',
  sourceRoot: '',
});

it('a position is that of its source, where the source map knows it', () => {
  expect(sourcePosition(map, { line: 2, column: 1 })).toEqual({ file: 'a.ts', line: 5, column: 1 });
});

it('a position before all that the source map knows has no source', () => {
  expect(sourcePosition(map, { line: 1, column: 1 })).toBeUndefined();
});

it('a position in code that the bundler added has no source', () => {
  expect(sourcePosition(map, { line: 2, column: 12 })).toBeUndefined();
});

it.each(['/site/src/Footer.tsx', 'file:///site/src/Footer.tsx', 'file:///site/src/Footer.tsx?t=1'])(
  '%s is named from the root of the project',
  (file) => {
    expect(projectPath(file, '/site', posix)).toBe('src/Footer.tsx');
  },
);

it.each([
  String.raw`C:\site\src\Footer.tsx`,
  'C:/site/src/Footer.tsx', // as Vite writes it
  String.raw`c:\site\src\Footer.tsx`,
  'file:///C:/site/src/Footer.tsx',
  'file:///C:/site/src/Footer.tsx?t=1',
])('on Windows %s is named from the root of the project', (file) => {
  expect(projectPath(file, String.raw`C:\site`, win32)).toBe('src/Footer.tsx');
});

it('a backslash in a name stays, where it separates nothing', () => {
  expect(projectPath(String.raw`/site/src/a\b.ts`, '/site', posix)).toBe(String.raw`src/a\b.ts`);
});
