import { expect, it } from 'vitest';
import { importMap } from '../../../../scripts/prerender/importMap';

const entry = { path: 'assets/entry.js', body: Buffer.from('import("./page.js")') };
const page = { path: 'assets/page.js', body: '' };

it('has the hash of each module by its address below the base', () => {
  expect(JSON.parse(importMap([entry, page], '/repo/'))).toEqual({
    integrity: {
      '/repo/assets/entry.js': 'sha256-HtDqicOdNQZ9kjvce/5+NdoAFDeTrkbqr8PiLi1DjM8=',
      '/repo/assets/page.js': 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=', // of no bytes at all
    },
  });
});

it('is the same in whatever order the modules are found', () => {
  expect(importMap([page, entry], '/')).toBe(importMap([entry, page], '/'));
});

it('cannot end its script', () => {
  expect(importMap([{ path: '</script>.js', body: '' }], '/')).not.toContain('<');
});
