import { execFile } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../diagnostics/UserError.ts';

/** An external program: a browser or a browser driver. */
export interface Program {
  /** The name in messages. */
  readonly name: string;
  /** The environment variable that may name the executable. */
  readonly variable: string;
  /** The commands to look for in `PATH`, the preferred one first. */
  readonly commands: readonly string[];
  /** Another path to look at. */
  readonly path?: string;
  /** The ways to install it on this system, in the order to try them. */
  readonly installers: readonly Installer[];
}

/** A way to install a program: commands to run in order, each with a time limit in minutes. */
export interface Installer {
  readonly name: string;
  readonly commands: readonly Command[];
  readonly minutes: number;
}

/** A program and its arguments, run without a shell. */
export type Command = readonly [program: string, ...args: string[]];

/**
 * Finds the path of a program: the one in its environment variable, else a command in `PATH`, else its other path.
 * Installs the program if it is missing.
 *
 * @throws UserError if the variable does not hold the path of an executable file, or if no installer works: the message
 *   lists each installer with its failure, and says what to do instead
 */
export async function ensureProgram(program: Program): Promise<string> {
  const { name, variable, installers } = program;
  const found = findProgram(program);
  if (found !== undefined) return found;

  const failures: Error[] = [];
  if (installers.length > 0) console.warn(`${name} is not installed. Installing it can take minutes.`);
  for (const { name: way, commands, minutes } of installers) {
    try {
      for (const command of commands) await run(command, minutes);
      const path = findProgram(program);
      if (path !== undefined) return path;
      failures.push(new Error(`${way}: it succeeded, but the program is still not found`));
    } catch (cause) {
      failures.push(
        new Error(`${way}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause }),
      );
    }
  }
  const problem =
    failures.length > 0
      ? [
          `${name} was not found and could not be installed:`,
          ...failures.map(({ message }) => `- ${message}`),
        ]
      : [`${name} was not found, and there is no way to install it from here.`];
  const message = [...problem, `Install it, or set ${variable} to its path.`].join('\n');
  throw Object.assign(new UserError(message), { errors: failures });
}

/**
 * Installs Debian packages, on Linux only. `sudo -n` never prompts: if a password is needed, the installer fails.
 *
 * @param args the options of `apt-get install`, then the packages
 */
export function aptInstallers(...args: readonly string[]): Installer[] {
  if (process.platform !== 'linux') return [];
  const sudo = isRoot() ? [] : ['sudo', '-n'];
  // `sudo` drops the environment, so `env` sets the variable after it.
  const aptGet = (...words: readonly string[]): Command => {
    const [first = 'env', ...rest] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words];
    return [first, ...rest];
  };
  return [
    {
      name: `apt-get install ${args.join(' ')}`,
      commands: [aptGet('update'), aptGet('install', '-y', ...args)],
      minutes: 10,
    },
  ];
}

/** Whether this process runs as root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function findProgram({ name, variable, commands, path }: Program): string | undefined {
  const chosen = process.env[variable];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new UserError(
      `${variable} is "${chosen}", which is not an executable file: set it to the path of ${name}, or unset it.`,
    );
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...paths, ...(path === undefined ? [] : [path])].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Runs a command without showing its output. The error says in one line why it failed. */
function run([program, ...args]: Command, minutes: number): Promise<void> {
  const options = { timeout: minutes * 60_000, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, _stdout, stderr) => {
      if (error === null) return resolve();
      const reason = error.killed
        ? `not done after ${minutes} minutes`
        : (errorLine(stderr) ?? error.message);
      reject(new Error(`${[program, ...args].join(' ')}: ${reason}`, { cause: error }));
    });
  });
}

/** The last line that looks like an error of Node or apt, or else the last line. */
function errorLine(stderr: string): string | undefined {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  return lines.findLast((line) => /error|^E: /i.test(line)) ?? lines.at(-1);
}
