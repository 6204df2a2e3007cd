import { expect, it } from 'vitest';
import { isCompact, isRightToLeft, joinShortWords } from '../../../src/language';

it.each(['ar', 'he', 'fa', 'ur', 'ckb', 'dv', 'ar-EG', 'az-Arab'])('%s is written from right to left', (language) => {
  expect(isRightToLeft(language)).toBe(true);
});

it.each(['en-GB', 'de', 'ja', 'tr', 'az', 'ku', 'zh-Hant', 'ar-Latn'])('%s is written from left to right', (tag) => {
  expect(isRightToLeft(tag)).toBe(false);
});

it.each(['en-GB', 'de', 'ru', 'el', 'ja', 'ko', 'zh-Hant-TW', 'hi-Latn'])('lines of %s may be close', (language) => {
  expect(isCompact(language)).toBe(true);
});

const tall = ['th', 'hi', 'ar', 'he', 'ur', 'ta', 'bn', 'km', 'my', 'bo', 'lo', 'si', 'am', 'pa-Arab', 'sr-Arab'];
it.each(tall)('lines of %s need room for what stands above and below', (language) => {
  expect(isCompact(language)).toBe(false);
});

it.each([
  ['joins a short word to the next', 'The end of a long road', 'The_end of_a_long_road'],
  ['takes a sign for a word', 'Homes & gardens by the sea in Sicily', 'Homes &_gardens by the_sea in_Sicily'],
  ['joins a short last word to the one before', 'Tell us what you build.', 'Tell us what you_build.'],
  ['lets long words break apart', 'Profitable internationalisation', 'Profitable internationalisation'],
  ['leaves short words inside of longer ones alone', 'Landmarks theatre offers', 'Landmarks theatre_offers'],
])('%s, as in “%s”', (_, text, expected) => {
  expect(joinShortWords(text).replaceAll('\u00a0', '_')).toBe(expected);
});
