import { posix, win32 } from 'node:path';
import type { Program } from './Program.ts';

/** Where a program is installed on each system, the preferred place first. */
interface Locations {
  /** Names in the folders of PATH. */
  readonly linux: readonly string[];
  /** Whole paths. */
  readonly mac?: readonly string[];
  /** Paths in the program folders. */
  readonly windows?: readonly string[];
}

/** Gives the paths where a program may be: on Linux in PATH, on Windows in the program folders that are set. */
export function executablePaths({ linux, mac = [], windows = [] }: Locations): Program['paths'] {
  return (platform, env) => {
    switch (platform) {
      case 'darwin':
        return mac;
      case 'win32':
        return eachIn(windows, windowsFolders(env), win32.join);
      default:
        return eachIn(linux, (env.PATH ?? '').split(posix.delimiter).filter(Boolean), posix.join);
    }
  };
}

function windowsFolders(env: NodeJS.ProcessEnv): string[] {
  const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
  return folders.filter((folder) => folder !== undefined);
}

function eachIn(
  names: readonly string[],
  folders: readonly string[],
  join: (folder: string, name: string) => string,
): string[] {
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}
