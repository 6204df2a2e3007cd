import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readContent } from '../../../../scripts/content/readContent';
import { textOf } from '../../../support/content';
import { contentFolder } from '../../../support/copyProject';
import { hostileText } from '../../../support/hostileText';

/** Lines of the file, lines that are YAML, and any others. */
const line = fc.oneof(
  fc.constantFrom(...textOf('practice.yaml').split('\n'), 'heading:', '  - a: b', 'a:'),
  fc.constantFrom(...['- ', '"', "'", '>-', '|', '\t', '{', '[', '&a', '*a', '!a', '? a', ': b']),
  hostileText,
);

it('any file is read or explained, each error in one line without control characters', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(hostileText, fc.array(line, { maxLength: 20 }), (text, lines) => {
      const practice = [`siteAddress: ${JSON.stringify(text)}`, `${JSON.stringify(text)}: 1`, ...lines].join('\n');
      const { diagnostics } = readContent(contentFolder, { 'practice.yaml': practice });

      expect(diagnostics.length).toBeGreaterThan(0);
      for (const diagnostic of diagnostics) {
        const message = typeof diagnostic === 'string' ? diagnostic : diagnostic.message;
        expect(message).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }
    }),
    { numRuns: 60 },
  );
});

it.each([' ', '-', '*', "'", 'a ', '\u200b'])(
  'a line with 5,000 times %j is read at once',
  { timeout: 5000 },
  (part) => {
    const line = part.repeat(5000);
    const practice = `title ${line}\n${line}x\n${line}a b: c`;

    expect(readContent(contentFolder, { 'practice.yaml': practice }).diagnostics.length).toBeGreaterThan(0);
  },
);
