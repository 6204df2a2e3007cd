import { expect, test } from 'vitest';
import { compareLayouts } from '../../../engines/layout';

const section = { name: 'section', left: 20, top: 1000, width: 335, height: 600 };
const compare = (change: Partial<typeof section>) => compareLayouts([section], [{ ...section, ...change }]);

test.each([
  ['none', {}],
  ['a pixel less on each of ten lines', { top: 990, height: 590 }],
])('%s is not a difference', (_, change) => {
  expect(compare(change)).toEqual([]);
});

test.each([
  ['another line', { height: 620 }, ['section: height 620 px instead of 600 px']],
  ['a position further down', { top: 1024 }, ['section: top 1024 px instead of 1000 px']],
  ['two pixels sideways', { left: 22 }, ['section: left 22 px instead of 20 px']],
  ['another landmark', { name: 'article' }, ['article in the place of section']],
])('%s is a difference', (_, change, differences) => {
  expect(compare(change)).toEqual(differences);
});

test('a missing landmark is a difference', () => {
  expect(compareLayouts([section, section], [section])).toEqual(['the page has 1 landmarks instead of 2']);
});
