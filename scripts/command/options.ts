import { parseArgs } from 'node:util';
import { UserError } from 'prerender-engine/diagnostics';

/** An option of a command that takes a value. */
export interface ValueOption<T> {
  /** Parses the text; undefined if it is invalid. */
  readonly read: (text: string) => T | undefined;
  /** What the text must be, and an example of it, for messages. */
  readonly expected: string;
  readonly example: string;
  /** The environment variable to read if the option is missing. */
  readonly variable?: string;
  /** The value if both are missing. */
  readonly fallback: T;
}

type Options = Readonly<Record<string, ValueOption<unknown> | 'flag'>>;

type Values<Table extends Options> = {
  readonly [Name in keyof Table]: Table[Name] extends ValueOption<infer T> ? T : boolean;
};

interface CommandLine<Table extends Options> {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Each option by its name without the `--`. */
  readonly options: Table;
  /** Whether the command line may have operands besides options, such as folders. */
  readonly operands?: 'none' | 'any';
}

/**
 * Reads the options of a command from its command line, or else from the environment.
 * @throws UserError if an option is unknown, or its value is missing or invalid.
 */
export function readCommandLine<const Table extends Options>({
  args,
  env = {},
  options,
  operands = 'none',
}: CommandLine<Table>): { readonly options: Values<Table>; readonly operands: readonly string[] } {
  const { values, positionals } = parse(args, options, operands);
  const entries = Object.entries(options).map(([name, option]) => {
    const raw = values[name];
    if (option === 'flag') return [name, raw === true];
    if (typeof raw === 'string') return [name, readValue(`--${name}`, ' ', raw, option)];
    return [name, option.variable ? readVariable(env, option.variable, option) : option.fallback];
  });
  return { options: Object.fromEntries(entries), operands: positionals };
}

/** Reads an environment variable as the value of an option. @throws UserError if it is invalid. */
export function readVariable<T>(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  option: ValueOption<T>,
): T {
  const text = env[name];
  return text === undefined ? option.fallback : readValue(name, '=', text, option);
}

/** The option for the folder of a build. */
export const builtFolder: ValueOption<string> = {
  read: String,
  expected: 'a built folder',
  example: 'dist',
  fallback: 'dist',
};

/** An option for a whole number from 1 to a limit. */
export function wholeNumber<T>(limit: number, example: number, fallback: T): ValueOption<number | T> {
  return {
    read: (text) => (/^[1-9]\d*$/.test(text) && Number(text) <= limit ? Number(text) : undefined),
    expected: `a whole number from 1 to ${limit}`,
    example: String(example),
    fallback,
  };
}

/** An option for a file that a command writes its numbers to. */
export function resultFile(example: string): ValueOption<string | undefined> {
  return { read: String, expected: 'a file for the numbers', example, fallback: undefined };
}

function parse(args: readonly string[], options: Options, operands: 'none' | 'any') {
  try {
    return parseArgs({
      args: [...args],
      options: Object.fromEntries(
        Object.entries(options).map(([name, option]) => [
          name,
          { type: option === 'flag' ? 'boolean' : 'string' } as const,
        ]),
      ),
      allowPositionals: operands === 'any',
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')))
      throw error;
    const [sentence] = error.message.split('. ');
    const names = Object.keys(options).map((name) => `--${name}`);
    const known = names.length > 0 ? `the options are ${names.join(', ')}` : 'there are no options';
    throw new UserError(`${sentence}: ${known}`);
  }
}

function readValue<T>(name: string, sign: string, text: string, option: ValueOption<T>): T {
  const value = option.read(text);
  if (value !== undefined) return value;
  throw new UserError(
    `${name} is "${text}": write ${option.expected}, such as ${name}${sign}${option.example}`,
  );
}
