import { expect, it } from 'vitest';
import { textDirection } from '../../../src/textDirection';

it.each(['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'ckb', 'dv', 'ar-EG', 'az-Arab'])(
  '%s runs from right to left',
  (language) => {
    expect(textDirection(language)).toBe('rtl');
  },
);

it.each(['en-GB', 'de', 'ja', 'tr', 'az', 'ku', 'zh-Hant', 'ar-Latn'])('%s runs from left to right', (language) => {
  expect(textDirection(language)).toBe('ltr');
});
