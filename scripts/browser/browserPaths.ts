import { posix, win32 } from 'node:path';

const linuxNames = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const windowsPaths = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Gives the paths where an installed Chrome, Chromium or Edge may be, the preferred browser first.
 *
 * @param platform an operating system, as `process.platform` names it
 * @param env environment variables, as in `process.env`; read for PATH and for Windows' program folders
 */
export function browserPaths(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  switch (platform) {
    case 'darwin':
      return macPaths;
    case 'win32':
      return eachIn(windowsPaths, windowsFolders(env), win32.join);
    default:
      return eachIn(linuxNames, (env.PATH ?? '').split(posix.delimiter).filter(Boolean), posix.join);
  }
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
