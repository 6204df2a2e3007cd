import fc from 'fast-check';
import { formatDiagnostic, locationAt } from 'prerender-engine/diagnostics';
import { expect, it } from 'vitest';
import { annotation } from '../../../../scripts/command/github';
import { readContent } from '../../../../scripts/content/readContent';
import { hostileText } from '../../../support/hostileText';

it('a diagnostic with hostile text is exactly one annotation with that text', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (title, message, file) => {
      const location = { file, line: 12, column: 3, text: message };

      expect(readCommands(annotation('warning', title, { message, location }))).toEqual([
        { name: 'warning', properties: { file, line: '12', col: '3', title }, message },
      ]);
    }),
    { numRuns: 200 },
  );
});

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

it('an excerpt of hostile content is one line without control characters', () => {
  fc.assert(
    fc.property(hostileText, fc.nat(50), (text, offset) => {
      const formatted = formatDiagnostic({ message: 'M', location: locationAt('a.ts', text, offset) });

      expect(formatted.split('\n')).toHaveLength(6);
      expect(formatted.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }),
    { numRuns: 200 },
  );
});

/**
 * The commands in what is printed, as GitHub's runner reads them: from a line's start, and in the older form anywhere.
 * @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
function readCommands(output: string) {
  return output
    .split(/\r\n|\r|\n/)
    .map((line) => /^\s*::([^ :]+)(?: (.*?))?::(.*)$/s.exec(line) ?? /()()##\[(.*)/s.exec(line))
    .filter((command) => command !== null)
    .map(([, name, list = '', message = '']) => {
      const properties = list.split(',').map((property) => {
        const equals = property.indexOf('=');
        return [property.slice(0, equals), readEscapes(property.slice(equals + 1))];
      });
      return { name, properties: Object.fromEntries(properties), message: readEscapes(message) };
    });
}

function readEscapes(text: string): string {
  return text.replace(/%(0D|0A|3A|2C|25)/g, decodeURIComponent);
}
