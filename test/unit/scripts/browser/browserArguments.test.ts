import { expect, test } from 'vitest';
import { browserArguments } from '../../../../scripts/browser/browserArguments';

test('the sandbox is off for root', () => {
  expect(browserArguments(true)).toContain('--no-sandbox');
});

test('the sandbox stays on for everyone else', () => {
  expect(browserArguments(false)).not.toContain('--no-sandbox');
});

test.each(['--disable-background-networking', '--disable-component-update', '--disable-sync'])(
  'the browser gets %s, so that it makes no request of its own',
  (argument) => {
    expect(browserArguments(false)).toContain(argument);
  },
);
