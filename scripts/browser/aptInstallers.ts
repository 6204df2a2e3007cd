import type { Program } from './Program.ts';
import type { Command } from './runCommand.ts';

/**
 * Gives the way to install packages of Debian: on Linux, as root or through a sudo that asks no password.
 *
 * @param args the packages, and before them the options of `apt-get install`
 */
export function aptInstallers(...args: readonly string[]): Program['installers'] {
  const commands = [aptGet('update'), aptGet('install', '-y', ...args)];
  return ({ platform, isRoot }) => {
    if (platform !== 'linux') return [];
    return [
      {
        name: `apt-get install ${args.join(' ')}`,
        commands: isRoot ? commands : commands.map((command): Command => ['sudo', '-n', ...command]),
        minutes: 10,
      },
    ];
  };
}

/** The variable goes with the command, because sudo drops the environment. */
function aptGet(...args: string[]): Command {
  return ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
}
