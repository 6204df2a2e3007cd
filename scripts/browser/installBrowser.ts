import { ExpectedError } from '../faults/ExpectedError.ts';
import type { Installer } from './browserInstallers.ts';
import type { Command } from './runCommand.ts';

type Installing = {
  installers: readonly Installer[];
  run: (command: Command, minutes: number) => Promise<void>;
  find: () => string | undefined;
};

/**
 * Installs a browser by the first way that works, and gives the path where it is then found.
 *
 * @throws ExpectedError when no way works: its message lists each with its failure and what to do instead
 */
export async function installBrowser({ installers, run, find }: Installing): Promise<string> {
  const failures: Error[] = [];
  for (const { name, commands, minutes } of installers) {
    try {
      for (const command of commands) await run(command, minutes);
      const path = find();
      if (path !== undefined) return path;
      failures.push(new Error(`${name}: it succeeded, yet no browser is where one is looked for`));
    } catch (cause) {
      failures.push(new Error(`${name}: ${messageOf(cause)}`, { cause }));
    }
  }
  const cause = new AggregateError(failures, 'every way to install one failed');
  throw new ExpectedError(explanation(failures), { cause });
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function explanation(failures: readonly Error[]): string {
  return [
    'No Chrome, Chromium or Edge was found, and none could be installed:',
    ...failures.map(({ message }) => `- ${message}`),
    'Install Chrome, or set CHROME_PATH to the path of a Chrome, Chromium or Edge executable.',
  ].join('\n');
}
