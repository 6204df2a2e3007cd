import { expect, it } from 'vitest';
import { isRightToLeft } from '../../../src/isRightToLeft';

it.each(['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'ckb', 'dv', 'ar-EG', 'az-Arab'])('%s is written so', (language) => {
  expect(isRightToLeft(language)).toBe(true);
});

it.each(['en-GB', 'de', 'ja', 'tr', 'az', 'ku', 'zh-Hant', 'ar-Latn'])('%s is not', (language) => {
  expect(isRightToLeft(language)).toBe(false);
});
