import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../prerender/index.ts';

/** An external program: a browser or a browser driver. */
export interface Program {
  /** The name in messages. */
  readonly name: string;
  /** The environment variable that may name the executable. */
  readonly variable: string;
  /** The commands to look for in `PATH`, the preferred one first. */
  readonly commands: readonly string[];
  /** Where its first installer puts it, if not in `PATH`. */
  readonly path?: string;
  /** The shell commands that install it on this system, in the order to try them. */
  readonly installers: readonly string[];
}

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
  const commands = installers.map((command) => ` with \`${command}\``).join(' or');
  throw new UserError(`${name} was not found. Install it${commands}, or set ${variable} to its path.`);
}

/** Tries the installers one after the other, with their output, until one brings the program. */
function install(program: Program): string | undefined {
  for (const command of program.installers) {
    console.warn(`${program.name} is not installed: ${command}`);
    const path = succeeds(command) ? findProgram(program) : undefined;
    // On a bare Linux, libraries may be missing, which shows only when the program starts.
    if (path !== undefined && (path !== program.path || succeeds(`"${path}" --version`))) return path;
  }
  return undefined;
}

/** The command that installs Debian packages, on Linux only. `sudo -n` fails if a password is needed. */
export function aptInstallers(packages: string): string[] {
  const apt = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get';
  return process.platform === 'linux' ? [`${apt} update && ${apt} install -y ${packages}`] : [];
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

/** Runs a shell command, for ten minutes at most, and returns whether it succeeded. Its output is shown. */
function succeeds(command: string): boolean {
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  return spawnSync(command, { shell: true, stdio: [...stdio], timeout: 10 * 60_000 }).status === 0;
}
