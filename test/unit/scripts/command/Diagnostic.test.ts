import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../../../scripts/command/Diagnostic';

describe('formatDiagnostic', () => {
  const location = { file: 'src/content/home.ts', line: 12, column: 3, text: "  title: 'One'," };

  it('a diagnostic without a location is its message', () => {
    expect(formatDiagnostic('route /fees: is broken')).toBe('route /fees: is broken');
  });

  it('a diagnostic with a location has its file, its line and a caret below', () => {
    expect(formatDiagnostic({ message: 'title is wrong', location })).toBe(
      `src/content/home.ts:12
    title is wrong

      12 |   title: 'One',
         |   ^
`,
    );
  });

  it.each([
    ['near the start', 30],
    ['in the middle', 250],
    ['near the end', 398],
  ])('the part of a long line around a column %s is shown', (_, column) => {
    const text = `${'a'.repeat(column - 1)}X${'b'.repeat(400 - column)}`;
    const [shown = '', caret = ''] = formatDiagnostic({
      message: '',
      location: { ...location, column, text },
    })
      .split('\n')
      .slice(3);

    expect(shown.length).toBeLessThan(120);
    expect(shown[caret.indexOf('^')]).toBe('X');
  });

  it.each([
    ['tab', '\t'],
    ['terminal escape', '\u001b'],
    ['zero-width character', '\u200b'],
    ['direction override', '\u202e'],
  ])('a %s takes one column, so that the caret is below its character', (_, character) => {
    const formatted = formatDiagnostic({
      message: '',
      location: { ...location, column: 2, text: `${character}title` },
    });

    expect(formatted).toContain('|  title\n         |  ^');
  });
});
