import { describe, expect, it } from 'vitest';
import { UserError } from '../../../../scripts/diagnostics/UserError';
import { readPort } from '../../../../scripts/preview/readPort';

describe('a port', () => {
  it.each([
    ['0', 0],
    ['4173', 4173],
    ['65535', 65_535],
  ])('is read from %s', (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  it.each(['', 'http', '-1', '4173.5', '65536', '1e3'])('is not read from "%s"', (text) => {
    expect(() => readPort(text)).toThrow(
      new UserError(
        `--port is "${text}", which is not a port. Give a number below 65536, such as --port 4173.`,
      ),
    );
  });
});
