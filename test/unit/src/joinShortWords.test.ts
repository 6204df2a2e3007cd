import { expect, it } from 'vitest';
import { joinShortWords } from '../../../src/joinShortWords';

/** Shows no-break spaces. */
const joined = (text: string) => joinShortWords(text).replaceAll('\u00a0', '_');

it.each([
  ['The end of a long road', 'The_end of_a_long_road'],
  ['Homes & gardens by the sea in Sicily', 'Homes &_gardens by the_sea in_Sicily'],
])('no line of “%s” can end in a short word', (text, expected) => {
  expect(joined(text)).toBe(expected);
});

it('keeps a short last word with the one before it', () => {
  expect(joined('Tell us what you are building.')).toBe('Tell us what you are_building.');
});

it('lets long words break apart, which might not fit on a line together', () => {
  expect(joined('Profitable internationalisation strategies')).toBe(
    'Profitable internationalisation strategies',
  );
});

it('leaves short words inside of longer ones alone', () => {
  expect(joined('Landmarks theatre offers')).not.toContain('Land_');
});
