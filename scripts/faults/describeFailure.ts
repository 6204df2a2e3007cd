import { inspect } from 'node:util';
import { explainError } from '../explainError.ts';
import { ExpectedError } from './ExpectedError.ts';

/**
 * What to tell of the error that ended a command. One that its user can mend is told in its own words; any other is a
 * fault of the generator, and told with all that helps to mend it.
 * @param reportAddress where faults of the generator are reported.
 */
export function describeFailure(error: unknown, reportAddress: string): string {
  if (isExpected(error)) return explainError(error);
  return [
    'Unexpected error: this is a fault of the generator, not of anything that you wrote.',
    `Please report it at ${reportAddress}, with all that follows:`,
    '',
    inspect(error),
  ].join('\n');
}

/** Whether the user can mend it: what the project expects, and a flag that the command does not have. */
export function isExpected(error: unknown): boolean {
  if (error instanceof ExpectedError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
