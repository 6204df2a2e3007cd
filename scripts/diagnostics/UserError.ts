import { inspect } from 'node:util';
import { type Diagnostic, formatDiagnostic } from './Diagnostic.ts';

/**
 * An error that whoever runs the command or edits the project can mend: its message says what is wrong and what to
 * do, and is told as it stands. Any other error is a fault of the generator.
 */
export class UserError extends Error {}

/** How many are told in full: the first of many tell enough. */
const told = 20;

/** All that is wrong with a build, told at once. */
export class BuildError extends UserError {
  /** @param diagnostics each says what is wrong, where, and what to do. */
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    const count = diagnostics.length === 1 ? '1 fault' : `${diagnostics.length} faults`;
    const inFull = diagnostics.slice(0, told).map((fault) => `  × ${formatDiagnostic(fault)}`);
    const others = diagnostics.length > told ? [`  … and ${diagnostics.length - told} more`] : [];
    super(`${count}; nothing was published:\n\n${[...inFull, ...others].join('\n')}`);
    this.name = 'BuildError';
  }
}

/**
 * What to tell of the error that ended a command. One that its user can mend is told in its own words; any other is a
 * fault of the generator, and told with all that helps to mend it.
 * @param reportAddress where faults of the generator are reported.
 */
export function describeFailure(error: unknown, reportAddress: string): string {
  if (isUserError(error)) return explainError(error);
  return [
    'Unexpected error: this is a fault of the generator, not of anything that you wrote.',
    `Please report it at ${reportAddress}, with all that follows:`,
    '',
    inspect(error),
  ].join('\n');
}

/** Whether the user can mend it: what the project expects, and a flag that the command does not have. */
export function isUserError(error: unknown): boolean {
  if (error instanceof UserError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}

/** What went wrong and what made it go wrong, in words: the messages of an error and of its causes. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? error.message
    : `${error.message}\n  because: ${explainError(error.cause)}`;
}
