import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readContent } from '../../../../scripts/content/readContent';
import { hostileText } from '../../../support/hostileText';

it('an error in hostile content is reported in one line without control characters', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const practice = `siteAddress: ${JSON.stringify(text)}\n${JSON.stringify(text)}: 1\n${text}`;
      const { diagnostics } = readContent('test/fixtures/content', { 'practice.yaml': practice });

      expect(diagnostics.length).toBeGreaterThan(0);
      for (const diagnostic of diagnostics) {
        const message = typeof diagnostic === 'string' ? diagnostic : diagnostic.message;
        expect(message).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }
    }),
    { numRuns: 30 },
  );
});

it.each([' ', '-', '*', "'", 'a ', '\u200b'])(
  'a line with 5,000 times %j is read at once',
  { timeout: 5000 },
  (part) => {
    const line = part.repeat(5000);

    const { diagnostics } = readContent('test/fixtures/content', {
      'practice.yaml': `title ${line}\n${line}x\n${line}a b: c`,
    });

    expect(diagnostics.length).toBeGreaterThan(0);
  },
);
