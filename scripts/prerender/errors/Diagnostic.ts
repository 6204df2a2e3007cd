/** A problem that the user can fix: a message, with its location in a file if it has one. */
export type Diagnostic = string | LocatedDiagnostic;

export interface LocatedDiagnostic {
  /** What is wrong and what to do. */
  readonly message: string;
  readonly location: SourceLocation;
}

/** A position in a text file of the project. */
export interface SourceLocation {
  /** From the project's root, with `/` between folders. */
  readonly file: string;
  /** Counted from 1, like the column. */
  readonly line: number;
  readonly column: number;
  /** The whole line. */
  readonly text: string;
}

/** How many characters of a line are shown. */
const width = 100;

/** Formats a diagnostic as text. One with a location begins with file and line, and ends with an excerpt. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  if (typeof diagnostic === 'string') return diagnostic;
  const { message, location } = diagnostic;
  return `${location.file}:${location.line}\n    ${message}\n\n${excerpt(location)}\n`;
}

/** The line of a location, shortened to fit a screen, with a caret below the column. */
function excerpt({ line, column, text }: SourceLocation): string {
  const start = Math.max(0, column - width + 20);
  const shown = text.slice(start, start + width).replace(/[\p{Cc}\p{Cf}]/gu, ' '); // each takes one column
  const before = start > 0 ? '…' : '';
  const after = start + width < text.length ? '…' : '';
  const number = String(line).padStart(8);
  const caret = ' '.repeat(before.length + column - 1 - start);
  return `${number} | ${before}${shown}${after}\n${' '.repeat(number.length)} | ${caret}^`;
}
