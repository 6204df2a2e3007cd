import fc from 'fast-check';

const markup = [
  ...['<', '>', '</', '/>', '<b>', '<!--', '-->', '<!', '<?', ']]>', '<![CDATA['],
  ...['</script>', '</SCRIPT ', '<script>', '</style>', '</title>', '</textarea>', '</head>', '</html>'],
  ...['"', "'", '`', '" onload="', "' onload='", '=', '&', '&amp;', '&lt', '&#0;', '&#x1F600;', '&notit;'],
  ...['javascript:', '//evil.example', '?', '#', '%', '%00', '%0d%0a', '+', ':', ',', '::', '##['],
  ...['\\', '\\u003c', '$&', '$1', '$`', '$$', '{{', '${', '*/', '__proto__', '-', ' - ', 'a-b'],
];

const characters = [
  ...['\n', '\t', '\r', '\r\n', '\0', '\b', '\f', '\u001b[31m', '\u007f', '\u0085', '\u009b', '\ufffe'],
  ...['\ud800', '\udc00', '\ufffd', '\ufeff', '\u2028', '\u2029', '\u00a0', '\u00ad', '\u200b', '\u200d'],
  ...['\u202e', '\u2066', '\u2069', 'שלום', 'مرحبا', 'é', 'e\u0301\u0302\u0303', '漢字', 'ﷺ', 'İ', 'ß'],
  ...['😀', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🇬🇧'],
];

const endless = ['a'.repeat(10_000), '-'.repeat(10_000), '<'.repeat(10_000), '😀'.repeat(5_000)];

/** Any characters; `fc.string` would first list all million of them. */
const anything = fc
  .array(
    fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/**
 * Text that an attacker might write or an editor paste: ends of elements and quotes, escapes of many languages, control
 * characters, lone surrogates, direction overrides, endless words.
 */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...markup) },
      { weight: 10, arbitrary: fc.constantFrom(...characters) },
      { weight: 5, arbitrary: fc.constantFrom(' ', 'words', 'Words and words') },
      { weight: 5, arbitrary: anything },
      { weight: 1, arbitrary: fc.constantFrom(...endless) },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));
