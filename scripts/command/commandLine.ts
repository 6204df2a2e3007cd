import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UserError } from '../prerender/index.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads a command line with Node's `parseArgs`.
 * @param options each by its name without the `--`.
 * @param allowPositionals whether there may be operands besides options, such as folders; by default, none.
 * @throws UserError if an option is unknown, or its value is missing.
 */
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
    const known = names.length > 0 ? `the options are ${names.join(', ')}` : 'this command has no options';
    throw new UserError(`${sentence}: ${known}`);
  }
}

/** A whole number from 1 to a limit. @throws UserError if the text is no such number. */
export function wholeNumber(name: string, text: string, limit: number): number {
  const value = /^[1-9]\d*$/.test(text) && Number(text) <= limit ? Number(text) : undefined;
  return requireValid(value, name, text, `a whole number from 1 to ${limit}`);
}

/**
 * The value that was read from the text of an option or a variable.
 * @param expected what the text must be.
 * @throws UserError if the value is undefined.
 */
export function requireValid<T>(value: T | undefined, name: string, text: string, expected: string): T {
  if (value !== undefined) return value;
  throw new UserError(`${name} is "${text}": write ${expected}`);
}
