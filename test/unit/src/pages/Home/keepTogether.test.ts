import { expect, it } from 'vitest';
import { keepTogether } from '../../../../../src/pages/Home/keepTogether';

it.each([
  ['no pair at all', 'no pair at all'],
  ['a high-potential venture', 'a high-\u2060potential venture'],
  ['a one-off, in-house team', 'a one-\u2060off, in-\u2060house team'],
  ['state-of-the-art', 'state-\u2060of-\u2060the-\u2060art'],
  ['a pause - and on', 'a pause - and on'],
  ['', ''],
])('the words %j keep their pairs unbroken', (words, kept) => {
  expect(keepTogether(words)).toBe(kept);
});
