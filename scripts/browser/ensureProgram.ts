import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from 'prerender-engine/diagnostics';

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

/** A way to install a program. */
export interface Installer {
  /** What a person would type. */
  readonly name: string;
  /** What CI runs, in order. */
  readonly commands: readonly Command[];
}

/** A program and its arguments, run without a shell. */
export type Command = readonly [program: string, ...args: string[]];

const installTimeout = 10 * 60_000; // milliseconds

/**
 * Finds the path of a program: the one in its environment variable, else a command in `PATH`, else its other path. In
 * CI, a missing program is installed; anyone else's machine is left alone.
 *
 * @throws UserError if the variable does not hold the path of an executable file, or if the program is missing and not
 *   installed: the message says how to install it
 */
export async function ensureProgram(program: Program): Promise<string> {
  const found = findProgram(program) ?? (process.env.CI ? install(program) : undefined);
  if (found !== undefined) return found;

  const { name, variable, installers } = program;
  const ways = installers.map(({ name }) => ` with \`${name}\``).join(' or');
  throw new UserError(`${name} was not found. Install it${ways}, or set ${variable} to its path.`);
}

/** Tries the installers one after the other, with their output, until one brings the program. */
function install(program: Program): string | undefined {
  for (const { name, commands } of program.installers) {
    console.warn(`${program.name} is not installed: ${name}`);
    const path = commands.every(succeeds) ? findProgram(program) : undefined;
    if (path !== undefined) return path;
  }
  return undefined;
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
      name: `sudo apt-get install ${args.join(' ')}`,
      commands: [aptGet('update'), aptGet('install', '-y', ...args)],
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

/** Runs a command, and tells whether it succeeded. Its output is shown. */
function succeeds([program, ...args]: Command): boolean {
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: installTimeout,
  });
  return status === 0;
}
