import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readContent } from '../../../../scripts/content/readContent';
import { formatDiagnostic, locationAt } from '../../../../scripts/diagnostics/Diagnostic';
import { annotation } from '../../../../scripts/diagnostics/github';
import { hostileText } from '../../../support/hostileText';

it('a fault with hostile words is one annotation, which says them and no more', () => {
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

it('a mistake in hostile content is reported in one line that no terminal obeys', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const practice = `siteAddress: ${JSON.stringify(text)}\n${JSON.stringify(text)}: 1\n${text}`;
      const { diagnostics } = readContent('test/fixtures/content', { practice });

      expect(diagnostics.length).toBeGreaterThan(0);
      for (const diagnostic of diagnostics) {
        const message = typeof diagnostic === 'string' ? diagnostic : diagnostic.message;
        expect(message).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }
    }),
    { numRuns: 30 },
  );
});

it('the line of hostile content that a fault shows is one line that no terminal obeys', () => {
  fc.assert(
    fc.property(hostileText, fc.nat(50), (text, offset) => {
      const told = formatDiagnostic({ message: 'M', location: locationAt('a.ts', text, offset) });

      expect(told.split('\n')).toHaveLength(6);
      expect(told.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
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
