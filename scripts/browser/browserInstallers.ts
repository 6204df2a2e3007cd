import { createRequire } from 'node:module';
import type { Command } from './runCommand.ts';

/** One way to install a browser: commands to run in order, each within the minutes given. */
export type Installer = { name: string; commands: readonly Command[]; minutes: number };

type Host = { platform: NodeJS.Platform; isRoot: boolean; playwrightPath: string };

/**
 * Gives the ways to install Chromium on a host, the first to try first.
 *
 * @param host its platform, as `process.platform` names it; whether this process is root there; the path
 *   where Playwright puts its own Chromium
 */
export function browserInstallers({ platform, isRoot, playwrightPath }: Host): Installer[] {
  if (platform !== 'linux') return [playwright()];
  // On a bare Linux the browser that Playwright brings lacks the system's libraries, and cannot start.
  const start: Command = [playwrightPath, '--version'];
  return [playwright(start), apt(isRoot)];
}

function playwright(...afterwards: Command[]): Installer {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return {
    name: 'npx playwright install chromium',
    commands: [[process.execPath, cli, 'install', 'chromium'], ...afterwards],
    minutes: 3,
  };
}

function apt(isRoot: boolean): Installer {
  const commands = [aptGet('update'), aptGet('install', '-y', 'chromium')];
  return {
    name: 'apt-get install chromium',
    commands: isRoot ? commands : commands.map((command): Command => ['sudo', '-n', ...command]),
    minutes: 10,
  };
}

/** The variable goes with the command, because sudo drops the environment. */
function aptGet(...args: string[]): Command {
  return ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
}
