import { findProgram } from './findProgram.ts';
import { installProgram } from './installProgram.ts';
import { isExecutable } from './isExecutable.ts';
import type { Program } from './Program.ts';
import { runCommand } from './runCommand.ts';

/**
 * Gives the path of a program on this machine; installs it when there is none.
 *
 * @throws Error when its environment variable is set to what is no executable file, or when it could not be
 *   installed
 */
export async function ensureProgram(program: Program): Promise<string> {
  const { env, platform } = process;
  const find = () => findProgram(program, { env, platform, isExecutable });
  const found = find();
  if (found !== undefined) return found;

  const installers = program.installers({ platform, isRoot: process.getuid?.() === 0 });
  if (installers.length > 0) {
    console.warn(`${program.name} is not here: installing it, which can take minutes.`);
  }
  return installProgram(program, { installers, run: runCommand, find });
}
