import { aptInstallers } from './aptInstallers.ts';
import { executablePaths } from './executablePaths.ts';
import type { Program } from './Program.ts';

/** A screen in memory, for a browser that does not run without one. */
export const xvfb: Program = {
  name: 'Xvfb',
  variable: 'XVFB_PATH',
  paths: executablePaths({ linux: ['Xvfb'] }),
  installers: aptInstallers('--no-install-recommends', 'xvfb'),
};
