import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';

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

/**
 * An error that its reader can fix, by running a command differently or by editing the project. Its message says what
 * is wrong and what to do, and is shown unchanged, without a stack. Any other error is a fault of the generator.
 */
export class UserError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = explainError(this);
  }

  [inspect.custom](): string {
    return explainError(this);
  }
}

/** Returns a function that throws a UserError with this message, and with its argument as the cause. */
export function failWith(message: string) {
  return (cause: unknown): never => {
    throw new UserError(message, { cause });
  };
}

/** How many errors are shown in full. */
const shownErrors = 20;

/** All errors of a site, reported at once. */
export class BuildError extends UserError {
  static {
    BuildError.prototype.name = 'BuildError'; // Node would print a name of its own below the message
  }

  readonly #diagnostics: readonly Diagnostic[]; // private, or Node would print them again

  /** @param errors each says what is wrong, where, and what to do. */
  constructor(errors: readonly Diagnostic[]) {
    const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
    const inFull = errors.slice(0, shownErrors).map((error) => `  × ${formatDiagnostic(error)}`);
    const others = errors.length > shownErrors ? [`  … and ${errors.length - shownErrors} more`] : [];
    super(`${count}\n\n${[...inFull, ...others].join('\n')}`);
    this.#diagnostics = errors;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }
}

/** The messages of an error and of its causes. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n  because: ${explainError(error.cause)}`;
}

/**
 * The errors of pages, one for each cause with the routes that have it: a component that is on every page breaks them
 * all.
 * @param failed the errors of each page, by the path of its route.
 */
export function errorsByCause(failed: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const pages = [...failed].flatMap(([path, errors]) => errors.map((error) => ({ path, error })));
  const causes = Map.groupBy(pages, ({ error }) => causePattern.exec(error)?.[0] ?? error);
  return Array.from(causes.values(), (group) => {
    const paths = [...new Set(group.map(({ path }) => path))];
    return `${describeRoutes(paths)}: ${group[0]?.error}`;
  });
}

/** The cause of an error: its message, and the first line of its source. Lines below are of one page alone. */
const causePattern = /^.*(?:\n(?! {4}).*)*(?:\n {4}at .*)?/;

function describeRoutes(paths: readonly string[]): string {
  if (paths.length === 1) return `route ${paths.join()}`;
  const first = paths.slice(0, 3).join(', ');
  return paths.length <= 3 ? `routes ${first}` : `${paths.length.toLocaleString('en')} routes, ${first} and others`;
}

/**
 * The path of a file from the project's root, with `/` between folders: the name of the file in messages, on every
 * system.
 * @param file its path, or its `file:` URL, which may have a query.
 * @param root the project's folder.
 * @param system the path functions of the system that both are from.
 */
export function projectPath(file: string, root = '', system: path.PlatformPath = path): string {
  const local = file.startsWith('file:') ? fileURLToPath(file, { windows: system.sep === '\\' }) : file;
  return system.relative(root, local).split(system.sep).join('/');
}
