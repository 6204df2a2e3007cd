import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { checkManifest, clientFiles, readStyles, staticImports } from '../../../../../scripts/prerender/files/manifest';
import { writeSite } from '../../../../support/writeSite';

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
};

describe('the static imports of a module', () => {
  it('begin with its own chunk, and have every chunk once', () => {
    expect(staticImports(manifest, 'src/entry.ts')).toEqual(['assets/entry.js', 'assets/shared.js', 'assets/react.js']);
  });

  it('are scripts: no font or picture is a module', () => {
    expect(staticImports(manifest, '_icon.js')).toEqual(['assets/icon.js']);
    expect(staticImports({ 'photo.jpg': { file: 'assets/photo.jpg' } }, 'photo.jpg')).toEqual([]);
  });
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

  it.each<[string, Manifest, string]>([
    ['those of its only style sheet', { 'style.css': { file: 'a.css' } }, 'a{}'],
    [
      'not a style sheet that a script uses by its URL',
      { 'src/print.css': { file: 'print.css' }, 'style.css': { file: 'a.css' } },
      'a{}',
    ],
    ['empty if it has none', { 'entry.ts': { file: 'entry.js' } }, ''],
  ])('are %s', async (_, chunks, css) => {
    expect(await styles(chunks)).toBe(css);
  });

  it('are rejected if they are split', async () => {
    await expect(styles({ 'entry.ts': { file: 'entry.js', css: ['a.css'] } })).rejects.toThrow(
      'the client bundle splits its styles: build it with cssCodeSplit: false',
    );
  });
});

describe('the files to publish', () => {
  const paths = async (files: readonly string[], manifest: Manifest) => {
    const directory = await writeSite(Object.fromEntries(files.map((path) => [path, ''])));
    return (await clientFiles({ directory, manifest, entry: 'entry.ts' })).map(({ path }) => path).sort();
  };

  it('are all but the manifest and the style sheet', async () => {
    const files = ['.vite/manifest.json', 'assets/entry.js', 'assets/print.css', 'assets/style.css'];

    expect(
      await paths(files, {
        'entry.ts': { file: 'assets/entry.js' },
        'print.css': { file: 'assets/print.css' },
        'style.css': { file: 'assets/style.css' },
      }),
    ).toEqual(['assets/entry.js', 'assets/print.css']);
  });

  it('include scripts that the manifest connects with no entry, as with manualChunks', async () => {
    expect(
      await paths(['assets/entry.js', 'assets/shared.js', 'assets/docs.js'], {
        '_shared.js': { file: 'assets/shared.js' },
        'docs.mdx': { file: 'assets/docs.js', isDynamicEntry: true, imports: ['_shared.js'] },
        'entry.ts': { file: 'assets/entry.js', imports: ['_shared.js'], dynamicImports: ['_shared.js'] },
      }),
    ).toEqual(['assets/docs.js', 'assets/entry.js', 'assets/shared.js']);
  });
});
