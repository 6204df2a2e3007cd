import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A problem that the user can fix: a message, with its location in a file if it has one. */
export type Diagnostic = string | LocatedDiagnostic;

export interface LocatedDiagnostic {
  /** What is wrong and what to do. */
  readonly message: string;
  readonly location: SourceLocation;
}

/** A line in a text file of the project. */
export interface SourceLocation {
  /** From the project's root, with `/` between folders. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** Formats a diagnostic as text. If it has a location, file and line come first, and the line's beginning last. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  if (typeof diagnostic === 'string') return diagnostic;
  const { file, line, text } = diagnostic.location;
  const shown = text.slice(0, 100).replace(/[\p{Cc}\p{Cf}]/gu, ' ');
  return `${file}:${line}\n    ${diagnostic.message}\n\n${String(line).padStart(8)} | ${shown}\n`;
}

/**
 * An error that its reader can fix, by running a command differently or by editing the project. Its message says what
 * is wrong and what to do, and is shown unchanged, without a stack. Any other error is a bug in the generator.
 */
export class UserError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = explainError(this);
  }
}

/** Returns a function that throws a UserError with this message, and with its argument as the cause. */
export function failWith(message: string) {
  return (cause: unknown): never => {
    throw new UserError(message, { cause });
  };
}

const shownErrors = 20;

/** All errors of a site, reported at once. */
export class BuildError extends UserError {
  declare readonly diagnostics: readonly Diagnostic[];

  /** @param diagnostics each says what is wrong, where, and what to do. */
  constructor(diagnostics: readonly Diagnostic[]) {
    const count = diagnostics.length === 1 ? '1 error' : `${diagnostics.length} errors`;
    const inFull = diagnostics.slice(0, shownErrors).map((one) => `  × ${formatDiagnostic(one)}`);
    const others = diagnostics.length > shownErrors ? [`  … and ${diagnostics.length - shownErrors} more`] : [];
    super(`${count}\n\n${[...inFull, ...others].join('\n')}`);
    // Not enumerable, because Node would print them below the message.
    Object.defineProperties(this, { name: { value: 'BuildError' }, diagnostics: { value: diagnostics } });
  }
}

/** Returns the single errors that an error reports: those of a build, or the error itself. */
export function diagnosticsOf(error: unknown): readonly Diagnostic[] {
  return error instanceof BuildError ? error.diagnostics : [explainError(error)];
}

/** Returns the messages of an error and of its causes. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n  because: ${explainError(error.cause)}`;
}

/**
 * Returns the errors of pages, one for each cause with its routes: a shared component fails on every page.
 * @param pageErrors the errors of each page, by the path of its route.
 */
export function errorsByCause(pageErrors: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const pages = [...pageErrors].flatMap(([path, errors]) => errors.map((error) => ({ path, error })));
  const causes = Map.groupBy(pages, ({ error }) => causePattern.exec(error)?.[0] ?? error);
  return Array.from(causes.values(), (group) => {
    const paths = [...new Set(group.map(({ path }) => path))];
    const others = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
    return `${paths.length === 1 ? 'route' : 'routes'} ${paths.slice(0, 3).join(', ')}${others}: ${group[0]?.error}`;
  });
}

/** The cause of an error: its message, and the first line of its source. Lines below are of one page alone. */
const causePattern = /^.*(?:\n(?! {4}).*)*(?:\n {4}at .*)?/;

/**
 * Returns the path of a file from the current folder, with `/` between folders, as messages name it on every system.
 * @param file its path, or its `file:` URL, which may have a query.
 */
export function projectPath(file: string): string {
  return relative('', file.startsWith('file:') ? fileURLToPath(file) : file).replaceAll(sep, '/');
}
