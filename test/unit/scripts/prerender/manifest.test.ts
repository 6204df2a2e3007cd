import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import {
  checkManifest,
  reachableFiles,
  readStyles,
  staticImports,
} from '../../../../scripts/prerender/manifest';
import { writeSite } from '../../../support/writeSite';

const manifest = {
  'src/entry.ts': {
    file: 'assets/entry.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/impact.ts', 'src/cases.ts'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
  'src/impact.ts': { file: 'assets/impact.js', imports: ['_shared.js', '_icon.js'] },
  '_icon.js': { file: 'assets/icon.js', assets: ['assets/icon.svg'] },
  'src/cases.ts': { file: 'assets/cases.js', dynamicImports: ['src/gallery.ts'] },
  'src/gallery.ts': { file: 'assets/gallery.js' },
  'src/forgotten.ts': { file: 'assets/forgotten.js' },
  'style.css': { file: 'assets/style.css' },
};

describe('the static imports of a module', () => {
  it('begin with its own chunk, and have every chunk once', () => {
    expect(staticImports(manifest, 'src/entry.ts')).toEqual([
      'assets/entry.js',
      'assets/shared.js',
      'assets/react.js',
    ]);
  });

  it('include the assets of its chunks', () => {
    expect(staticImports(manifest, '_icon.js')).toEqual(['assets/icon.js', 'assets/icon.svg']);
  });
});

it('the reachable files of a module include all dynamic imports, and nothing else', () => {
  expect(reachableFiles(manifest, 'src/entry.ts')).toEqual([
    'assets/entry.js',
    'assets/shared.js',
    'assets/react.js',
    'assets/impact.js',
    'assets/icon.js',
    'assets/icon.svg',
    'assets/cases.js',
    'assets/gallery.js',
  ]);
});

it.each([
  ['asked for', 'src/missing.ts', manifest],
  ['imported', 'src/page.ts', { 'src/page.ts': { file: 'assets/page.js', imports: ['src/missing.ts'] } }],
])('a missing module that is %s is named', (_, id, chunks) => {
  expect(() => staticImports(chunks, id)).toThrow(
    new Error('src/missing.ts is not in the client manifest: no page in the browser imports it'),
  );
});

it('the check names every module that is missing', () => {
  expect(checkManifest(manifest, ['src/fees.ts', 'src/entry.ts', 'src/team.ts'])).toEqual([
    'src/fees.ts: is not in the client manifest: no module in the browser imports it',
    'src/team.ts: is not in the client manifest: no module in the browser imports it',
  ]);
});

describe('the styles of a bundle', () => {
  const styles = async (chunks: Manifest) =>
    readStyles({ directory: await writeSite({ 'a.css': 'a{}\n' }), manifest: chunks, entry: 'entry.ts' });

  it('are those of its only style sheet', async () => {
    expect(await styles({ 'style.css': { file: 'a.css' } })).toBe('a{}');
  });

  it('are empty if it has none', async () => {
    expect(await styles({ 'entry.ts': { file: 'entry.js' } })).toBe('');
  });

  it('are rejected if they are split', async () => {
    await expect(styles({ 'entry.ts': { file: 'entry.js', css: ['a.css'] } })).rejects.toThrow(
      'the client bundle splits its styles: build it with cssCodeSplit: false',
    );
  });
});
