import { describe, expect, it } from 'vitest';
import {
  checkManifest,
  reachableFiles,
  staticImports,
  styleSheet,
} from '../../../../scripts/prerender/clientManifest';

const manifest = {
  'entry.ts': { file: 'entry.js', imports: ['_shared.js'], dynamicImports: ['page.ts'] },
  '_shared.js': { file: 'shared.js', imports: ['entry.ts'] },
  'page.ts': { file: 'page.js', imports: ['_shared.js'], assets: ['page.woff2'] },
  'unused.ts': { file: 'unused.js' },
  'style.css': { file: 'style.css' },
};

describe('the client manifest', () => {
  it('tells what a module needs at once, itself first', () => {
    expect(staticImports(manifest, 'entry.ts')).toEqual(['entry.js', 'shared.js']);
  });

  it('tells what a module can ever ask for, and nothing else', () => {
    expect(reachableFiles(manifest, 'entry.ts')).toEqual(['entry.js', 'shared.js', 'page.js', 'page.woff2']);
  });

  it('names a module that it lacks', () => {
    expect(() => staticImports(manifest, 'gone.ts')).toThrow(
      'gone.ts is not in the client manifest: no page in the browser imports it',
    );
    expect(checkManifest(manifest, ['entry.ts', 'gone.ts'])).toEqual([
      'gone.ts: is not in the client manifest: no module in the browser imports it',
    ]);
  });

  it('names the one style sheet, or says that there is none', () => {
    expect(styleSheet(manifest)).toBe('style.css');
    expect(() => styleSheet({})).toThrow(
      'the client manifest names no style sheet: build with cssCodeSplit: false',
    );
  });
});
