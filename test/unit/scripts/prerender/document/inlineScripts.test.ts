import { expect, it } from 'vitest';
import { importMap } from '../../../../../scripts/prerender/document/inlineScripts';

// The other inline scripts run in test/browser/loader.spec.ts and speculation.spec.ts.

it('the import map has the hash of each module below the base, in the same order of any, and cannot end its element', () => {
  const modules = [
    { path: 'a.js', body: Buffer.from('import("./page.js")') },
    { path: '</script>.js', body: '' },
  ];
  const map = importMap(modules, '/repo/');

  expect(importMap(modules.toReversed(), '/repo/')).toBe(map);
  expect(map).not.toContain('<');
  expect(JSON.parse(map)).toEqual({
    integrity: {
      '/repo/a.js': 'sha256-HtDqicOdNQZ9kjvce/5+NdoAFDeTrkbqr8PiLi1DjM8=',
      '/repo/</script>.js': 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=', // of no bytes at all
    },
  });
});
