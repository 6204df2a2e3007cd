import { expect, test } from 'vitest';
import { compareLayouts } from '../../../engines/layout';

const section = { name: 'section', left: 20, top: 1000, width: 335, height: 600 };

test('equal layouts do not differ', () => {
  expect(compareLayouts([section], [{ ...section }])).toEqual([]);
});

test('a pixel less on each of ten lines is not a difference', () => {
  expect(compareLayouts([section], [{ ...section, top: 990, height: 590 }])).toEqual([]);
});

test('another line is a difference', () => {
  expect(compareLayouts([section], [{ ...section, height: 620 }])).toEqual([
    'section: height 620 px instead of 600 px',
  ]);
});

test('a position further down than the lines above explain is a difference', () => {
  expect(compareLayouts([section], [{ ...section, top: 1024 }])).toEqual([
    'section: top 1024 px instead of 1000 px',
  ]);
});

test.each(['left', 'width'] as const)('two pixels of %s are a difference', (side) => {
  expect(compareLayouts([section], [{ ...section, [side]: section[side] + 2 }])).toHaveLength(1);
});

test('all differences are reported at once', () => {
  expect(compareLayouts([section], [{ ...section, left: 0, height: 0 }])).toHaveLength(2);
});

test('a replaced landmark is a difference', () => {
  expect(compareLayouts([section], [{ ...section, name: 'article' }])).toEqual([
    'article in the place of section',
  ]);
});

test('a missing landmark is a difference', () => {
  expect(compareLayouts([section, section], [section])).toEqual(['the page has 1 landmarks instead of 2']);
});
