import { aptInstallers } from './aptInstallers.ts';
import { executablePaths } from './executablePaths.ts';
import type { Program } from './Program.ts';

export const firefox: Program = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  paths: executablePaths({
    linux: ['firefox', 'firefox-esr'],
    mac: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    windows: ['Mozilla Firefox\\firefox.exe'],
  }),
  installers: aptInstallers('--no-install-recommends', 'firefox-esr'),
};
