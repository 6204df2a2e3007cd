import { aptInstallers } from './aptInstallers.ts';
import { executablePaths } from './executablePaths.ts';
import type { Program } from './Program.ts';

/** The driver of WebKitGTK, which starts the small browser that comes with it. It exists for Linux only. */
export const webKitDriver: Program = {
  name: 'WebKitWebDriver',
  variable: 'WEBKIT_DRIVER_PATH',
  paths: executablePaths({ linux: ['WebKitWebDriver'] }),
  installers: aptInstallers('--no-install-recommends', 'webkit2gtk-driver'),
};
