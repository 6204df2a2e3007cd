import { SourceMap } from 'node:module';
import { expect, it } from 'vitest';
import { readFrame, sourcePosition } from '../../../../scripts/prerender/stacks';

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
  expect(frame?.at({ file: 'src/a.tsx', line: 1, column: 2 })).toBe(
    text.replace(`${file}:8:11`, 'src/a.tsx:1:2'),
  );
});

it.each([
  'Error: broken',
  '    at <anonymous>',
  '    at Array.map (<anonymous>)',
  '    at node:internal/main:1:2',
])('%j names no file', (text) => {
  expect(readFrame(text)).toBeUndefined();
});

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
