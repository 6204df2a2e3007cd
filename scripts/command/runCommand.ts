import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { inspect, type ParseArgsConfig, parseArgs } from 'node:util';
import { diagnosticsOf, explainError, UserError } from '../prerender/index.ts';
import { annotate } from './github.ts';

/** The signals that end a command, and their exit codes: https://tldp.org/LDP/abs/html/exitcodes.html */
const signals = { SIGINT: 130, SIGTERM: 143 };

/**
 * Runs a command of the project. If it fails, reports the error and sets exit code 1. Ctrl-C ends it with one line and
 * exit code 130, or with the command's own once that has finished: a server has when it listens.
 * @param failure the headline of a failure, such as `Nothing was published`.
 * @param command cleans up in listeners of the process's `exit` event.
 */
export async function runCommand(failure: string, command: () => Promise<void>): Promise<void> {
  let isFinished = false;
  for (const [name, code] of Object.entries(signals))
    process.once(name, () => {
      if (isFinished) process.exit();
      console.error('Interrupted.');
      process.exit(code);
    });
  try {
    await command();
  } catch (error) {
    report(failure, error);
  }
  isFinished = true;
}

function report(failure: string, thrown: unknown): void {
  const error = systemError(thrown) ?? thrown;
  const isBug = !(error instanceof UserError);
  const bugReport = `this command itself failed. This is not your mistake.
Please report it in this project's issues, with everything below.

${inspect(error)}`;
  console.error(`${failure}: ${isBug ? bugReport : explainError(error)}`);
  annotate('error', isBug ? `${failure}: the command itself failed` : failure, diagnosticsOf(error));
  process.exitCode = 1;
}

/** Returns what to do about an error of the operating system; undefined for any other error. */
function systemError(error: unknown): UserError | undefined {
  if (!(error instanceof Error) || error instanceof UserError) return undefined;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'EMFILE' || code === 'ENFILE')
    return new UserError('too many files are open: raise the limit, such as with `ulimit -n 4096`, and run it again');
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new UserError(
      `there is no space left to write ${path ?? 'a file'}: free some on the disk, and run it again`,
    );
  if (code === 'EIO')
    return new UserError('the disk or cloud folder did not return a file: make the folder available offline');
  if (['ELOOP', 'ENAMETOOLONG', 'ENOTDIR'].includes(code ?? '') && path !== undefined)
    return new UserError(`${path} cannot be opened: if it is a symbolic link, correct or remove it`);
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code ?? '') || path === undefined) return systemError(error.cause);
  let folder = dirname(resolve(path));
  while (!existsSync(folder)) folder = dirname(folder);
  return new UserError(`${path} cannot be written or read: give your user access to it and to the folder ${folder}`);
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads a command line with Node's `parseArgs`. @throws UserError if an option is unknown, or its value is missing. */
export function readCommandLine<const Table extends Options>(
  options: Table,
  args: readonly string[] = process.argv.slice(2),
  { allowPositionals = false } = {},
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))) throw error;
    const [sentence] = error.message.split('. ');
    const names = Object.keys(options).map((name) => `--${name}`);
    const known =
      names.length > 0 ? `the options, after “npm run … --”, are ${names.join(', ')}` : 'this command has no options';
    throw new UserError(`${sentence}: ${known}`);
  }
}

/** Reads a whole number from 1 to a limit. @throws UserError if the text is no such number. */
export function wholeNumber(name: string, text: string, limit: number): number {
  const value = /^[1-9]\d*$/.test(text) && Number(text) <= limit ? Number(text) : undefined;
  return requireValid(value, name, text, `a whole number from 1 to ${limit}`);
}

/** Returns the value of an option or a variable. @throws UserError with its text and what is expected, if undefined. */
export function requireValid<T>(value: T | undefined, name: string, text: string, expected: string): T {
  if (value !== undefined) return value;
  throw new UserError(`${name} is "${text}": write ${expected}`);
}
