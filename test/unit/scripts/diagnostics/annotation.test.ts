import { expect, it } from 'vitest';
import { annotation } from '../../../../scripts/diagnostics/github';

const location = { file: 'src/content/home.ts', line: 12, column: 3, text: '' };

it('shows a fault beside its line', () => {
  expect(annotation('error', 'Nothing was published', { message: 'title is wrong', location })).toBe(
    '::error file=src/content/home.ts,line=12,col=3,title=Nothing was published::title is wrong',
  );
});

it('shows a fault without a place by itself', () => {
  expect(annotation('warning', 'Mind', 'route /fees: is broken')).toBe(
    '::warning title=Mind::route /fees: is broken',
  );
});

it('escapes what would end the message or a property', () => {
  const fault = { message: '100%: a,\r\nb', location: { ...location, file: 'a,b:c%.ts' } };

  expect(annotation('error', 'One: two, three', fault)).toBe(
    '::error file=a%2Cb%3Ac%25.ts,line=12,col=3,title=One%3A two%2C three::100%25: a,%0D%0Ab',
  );
});
