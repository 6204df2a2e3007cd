import { expect, it } from 'vitest';
import { joinShortWords } from '../../../src/joinShortWords';

it.each([
  ['joins a short word to the next', 'The end of a long road', 'The_end of_a_long_road'],
  ['takes a sign for a word', 'Homes & gardens by the sea in Sicily', 'Homes &_gardens by the_sea in_Sicily'],
  ['joins a short last word to the one before', 'Tell us what you build.', 'Tell us what you_build.'],
  ['lets long words break apart', 'Profitable internationalisation', 'Profitable internationalisation'],
  ['leaves short words inside of longer ones alone', 'Landmarks theatre offers', 'Landmarks theatre_offers'],
])('%s, as in “%s”', (_, text, expected) => {
  expect(joinShortWords(text).replaceAll('\u00a0', '_')).toBe(expected);
});
