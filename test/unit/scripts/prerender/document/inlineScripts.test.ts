import { expect, it } from 'vitest';
import { checkInline, importMap, speculationRules } from '../../../../../scripts/prerender/document/inlineScripts';
import { loader } from '../../../../../scripts/prerender/document/loader';

it('the loader is a script of one line without comments, which leaves no global name and cannot end its element', () => {
  expect(() => new Function(loader)).not.toThrow();
  expect(loader).toMatch(/^\(\(\)=>\{.*\}\)\(\)$/);
  expect(loader).not.toMatch(/<|\/\/|\/\*| {2}/);
});

it('the speculation rules prefetch a document below the base when its link is about to be followed', () => {
  expect(JSON.parse(speculationRules('/repo/'))).toEqual({
    prefetch: [{ where: { href_matches: '/repo/*' }, eagerness: 'moderate' }],
  });
});

const entry = { path: 'assets/entry.js', body: Buffer.from('import("./page.js")') };
const page = { path: 'assets/page.js', body: '' };

it('the import map has the hash of each module by its URL below the base', () => {
  expect(JSON.parse(importMap([entry, page], '/repo/'))).toEqual({
    integrity: {
      '/repo/assets/entry.js': 'sha256-HtDqicOdNQZ9kjvce/5+NdoAFDeTrkbqr8PiLi1DjM8=',
      '/repo/assets/page.js': 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=', // of no bytes at all
    },
  });
});

it('the import map is the same in any order of the modules, and cannot end its script element', () => {
  expect(importMap([page, entry], '/')).toBe(importMap([entry, page], '/'));
  const hostile = importMap([{ path: '</script>.js', body: '' }], '/');
  expect([hostile, JSON.parse(hostile)]).toEqual([
    expect.not.stringContaining('<'),
    { integrity: { '/</script>.js': expect.anything() } },
  ]);
});

it.each([
  ['"</script>"', 'a script contains </script, which would end it early'],
  ['start()\r\n', 'a script contains a character that browsers replace'],
  ['"\ud800"', 'a script contains a character that browsers replace'],
])('the inline script %j is refused', (text, message) => {
  expect(() => checkInline('a script', text, /<\/script/i)).toThrow(message);
});
