import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  checkInline,
  fontLoader,
  hydrationLoader,
  importMap,
  speculationRules,
} from '../../../../../scripts/prerender/document/inlineScripts';

describe.each([
  ['font loader', fontLoader],
  ['hydration loader', hydrationLoader(undefined, '/')],
  ['hydration loader with styles', hydrationLoader({ path: '</script>.css', body: '' }, '/')],
])('the %s', (_, script) => {
  it('cannot end its script element', () => {
    expect(script).not.toContain('<');
  });

  it('leaves no global name in the page', () => {
    expect(script).toMatch(/^\{.*\}$/s);
  });
});

it('the font loader adds the fonts of a page with their characters, also if the policy blocked another of its styles', () => {
  const declared: Readonly<Record<string, string>> = { 'font-family': '"Serif"', 'unicode-range': 'U+141' };
  class CSSFontFaceRule {
    style = { getPropertyValue: (name: string) => declared[name] ?? '' };
  }
  class FontFace {
    readonly face: object;
    constructor(family: string, _: string, { unicodeRange }: FontFaceDescriptors) {
      this.face = { family, unicodeRange };
    }
  }
  const added: FontFace[] = [];
  const run = (callback: () => void) => callback();
  const styles = [{ sheet: null }, { sheet: { cssRules: [{ cssRules: [new CSSFontFaceRule()] }] } }];
  runInNewContext(fontLoader, {
    document: { querySelectorAll: () => styles, fonts: { add: (face: FontFace) => added.push(face) } },
    addEventListener: (_: string, callback: () => void) => callback(),
    requestAnimationFrame: run,
    setTimeout: run,
    matchMedia: () => ({ matches: false }),
    navigator: {},
    CSSFontFaceRule,
    FontFace,
  });

  expect(added.map(({ face }) => face)).toEqual([{ family: 'Serif', unicodeRange: 'U+141' }]);
});

it.each<[string, string, object | null, readonly string[]]>([
  ['no module without the sheet of all pages', 'keydown', null, []],
  ['every module though that sheet lacks one that it imports', 'keydown', {}, ['/a.js', '/b.js']],
  ['every module once the visitor scrolls', 'scroll', {}, ['/a.js', '/b.js']],
  ['every module once the page is painted', 'load', {}, ['/a.js', '/b.js']],
])('the hydration loader fetches %s', (_, event, sheet, modules) => {
  const [imported, links]: [string[], object[]] = [[], []];
  const listeners = new Map<string, () => void>();
  const script = hydrationLoader({ path: 'style.css', body: '' }, '/');
  const run = (callback: () => void) => callback();
  runInNewContext(script.replace('import(module)', 'imported.push(module)'), {
    imported,
    document: {
      currentScript: { dataset: { modules: '/a.js /b.js' } },
      createElement: () => ({ sheet }),
      head: { append: (link: { onerror: () => void }) => links.push({ ...link }) && link.onerror() },
    },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    matchMedia: () => ({ matches: false }),
    navigator: {},
    window: { requestIdleCallback: run },
    requestAnimationFrame: run,
    setTimeout: run,
  });
  expect(imported).toEqual([]);
  listeners.get(event)?.();

  expect(imported).toEqual(modules);
  expect(links).toMatchObject([{ rel: 'stylesheet', href: '/style.css', media: 'not all' }]);
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
