import fc from 'fast-check';

const separators = ['/', '//', '\\', '%2f', '%5C', '%252f', '/./', '/../', '/%2e%2e/', '/.%2E/', '/..;/'];

const names = [
  ...[
    ...['impact', 'Impact', 'impact.html', 'index.html', '404', 'assets', 'package.json', '.git', '.html'],
    ...['etc'],
  ],
  ...['evil.example', 'evil.example:80', 'user@evil.example', 'javascript:alert(1)', 'data:,x', 'c:'],
  ...['', '.', '..', '...', '%2e', '~', '*', '__proto__', 'constructor', 'a'.repeat(8000)],
  ...['%00', 'impact%00.html', '%', '%2', '%zz', '%ff', '%c0%af', '%ed%a0%80', '%0d%0aset-cookie:a=b'],
  ...['é', '漢', '😀', '\u202e', '\ufeff'],
];

const endings = ['', '/', '.html', '/index.html', ';a=b', '?', '?to=//evil.example', '?%zz', '%20'];

/** A name of the list, or any text that a path can hold. */
const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...names) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replace(/[\s\p{Cc}#]/gu, '-')),
  },
);

/**
 * Paths that an attacker might request below a site's base: steps out of the folder, other hosts, other schemes, broken
 * escapes, endless names. Some happen to be a page.
 */
export const hostilePath: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', ...separators),
    fc.array(fc.tuple(name, fc.constantFrom(...separators)), { maxLength: 4 }),
    name,
    fc.constantFrom(...endings),
  )
  .map(([start, steps, last, ending]) => `${start}${steps.flat().join('')}${last}${ending}`.slice(0, 8000));
