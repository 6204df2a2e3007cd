import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../../scripts/prerender/contentSecurityPolicy';
import { documentHead, type SiteAssets } from '../../../../scripts/prerender/documentHead';
import { fontLoader } from '../../../../scripts/prerender/fontLoader';
import { hydrationLoader } from '../../../../scripts/prerender/hydrationLoader';
import { importMap } from '../../../../scripts/prerender/importMap';
import { speculationRules } from '../../../../scripts/prerender/speculationRules';

const head = (assets: Partial<SiteAssets> = {}) =>
  documentHead({ css: 'a{color:red}', base: '/', ...assets });

it('starts with the policies and the style', () => {
  const css = 'a{color:red}';
  const policy = contentSecurityPolicy({
    style: css,
    scripts: [fontLoader, hydrationLoader, speculationRules('/')],
  });

  expect(head({ css }).start).toBe(
    [
      `<meta http-equiv="content-security-policy" content="${policy}"/>`,
      '<meta name="referrer" content="same-origin"/>',
      `<style>${css}</style>`,
    ].join(''),
  );
});

it('ends with the loaders of the fonts and of the modules, and the speculation rules', () => {
  expect(head().end(['/entry.js', '/page.js'])).toBe(
    [
      `<script>${fontLoader}</script>`,
      `<script data-modules="/entry.js /page.js">${hydrationLoader}</script>`,
      `<script type="speculationrules">${speculationRules('/')}</script>`,
    ].join(''),
  );
});

describe('the import map of its modules', () => {
  const modules = [{ path: 'entry.js', body: 'import("./page.js")' }];
  const map = importMap(modules, '/');

  it('stands before the loader, which imports', () => {
    expect(head({ modules }).end(['/entry.js'])).toBe(
      `<script type="importmap">${map}</script>${head().end(['/entry.js'])}`,
    );
  });

  it('is allowed by the hash of its bytes', () => {
    const hash = createHash('sha256').update(map).digest('base64');

    expect(head({ modules }).start).toContain(`script-src 'self' 'sha256-${hash}' `);
  });

  it('is not in a static page, which imports none', () => {
    const page = head({ modules, pages: 'static' });

    expect(page.start + page.end([])).not.toContain('importmap');
    expect(page.start).toBe(head({ pages: 'static' }).start);
  });
});

it.each(['a::after{content:"$&"}', 'a::after{content:"\\201c→"}', 'a > b{}\n'])(
  'leaves the style %j as it is, and allows it by the hash of its bytes',
  (css) => {
    const { start } = head({ css });
    const hash = createHash('sha256').update(css).digest('base64');

    expect(start).toContain(`<style>${css}</style>`);
    expect(start).toContain(`style-src 'sha256-${hash}';`);
  },
);

it.each(['a{}</style><script>', 'a{content:"</STYLE>"}'])(
  'refuses the style %j, which would end its element',
  (css) => {
    expect(() => head({ css })).toThrow(new Error('the style sheet holds </style, which would end it early'));
  },
);

it.each(['a{}\r\n', 'a{content:"\0"}', 'a{content:"\ud800"}'])(
  'refuses the style %j, which a browser would read otherwise than its hash has it',
  (css) => {
    expect(() => head({ css })).toThrow('the style sheet holds a character that browsers replace');
  },
);

it.each(['/a"b.js', '/a&b.js', '/<a>.js', '/a b.js'])(
  'refuses the address %s, which does not fit its attribute',
  (address) => {
    const fault = new Error(`the address ${address} does not fit an attribute as it stands`);

    expect(() => head().end([address])).toThrow(fault);
  },
);
