import { describe, expect, it } from 'vitest';
import { shortIdentifiers } from '../../../../scripts/vite/vanillaExtract';

const theme = 'src/styles/theme.css.ts';
const text = 'src/styles/text.css.ts';

/** What vanilla-extract passes for a file's identifiers in turn: the hash of its path and a count. */
const named = (filePath: string, hashes: readonly string[]) => {
  const identify = shortIdentifiers();
  return hashes.map((hash) => identify({ filePath, hash }));
};

describe('an identifier', () => {
  it('is capital letters for its file, and its count', () => {
    expect(named(theme, ['1x9bf0', '1x9bf1', '1x9bfa', '1x9bf10'])).toEqual([
      expect.stringMatching(/^[A-Z]+0$/),
      expect.stringMatching(/^[A-Z]+1$/),
      expect.stringMatching(/^[A-Z]+a$/),
      expect.stringMatching(/^[A-Z]+10$/),
    ]);
  });

  it('differs from that of another file with the same count', () => {
    expect(named(theme, ['1x9bf0'])).not.toEqual(named(text, ['8kd20']));
  });

  it('of a file that is newer than the server is its hash', () => {
    expect(named('src/styles/newer.css.ts', ['1x9bf0'])).toEqual(['_1x9bf0']);
  });
});
