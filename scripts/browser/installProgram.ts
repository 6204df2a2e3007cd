import { UserError } from '../diagnostics/UserError.ts';
import type { Installer, Program } from './Program.ts';
import type { Command } from './runCommand.ts';

interface Installing {
  readonly installers: readonly Installer[];
  readonly run: (command: Command, minutes: number) => Promise<void>;
  readonly find: () => string | undefined;
}

/**
 * Installs a program by the first way that works, and gives the path where it is then found.
 *
 * @throws UserError if no way works: its message lists each with its failure, and says what to do instead
 */
export async function installProgram(
  program: Pick<Program, 'name' | 'variable'>,
  { installers, run, find }: Installing,
): Promise<string> {
  const failures: Error[] = [];
  for (const { name, commands, minutes } of installers) {
    try {
      for (const command of commands) await run(command, minutes);
      const path = find();
      if (path !== undefined) return path;
      failures.push(new Error(`${name}: it succeeded, yet there is none where it is looked for`));
    } catch (cause) {
      failures.push(new Error(`${name}: ${messageOf(cause)}`, { cause }));
    }
  }
  throw Object.assign(new UserError(explanation(program, failures)), { errors: failures });
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function explanation(
  { name, variable }: Pick<Program, 'name' | 'variable'>,
  failures: readonly Error[],
): string {
  const tried =
    failures.length > 0
      ? [
          `${name} was not found, and could not be installed:`,
          ...failures.map(({ message }) => `- ${message}`),
        ]
      : [`${name} was not found, and nothing here installs it.`];
  return [...tried, `Install it, or set ${variable} to its path.`].join('\n');
}
