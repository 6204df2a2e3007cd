import { browserArguments, chromium as chromiumProgram } from '../../scripts/browser/chromium';
import { aptInstallers, ensureProgram, type Program } from '../../scripts/browser/ensureProgram';
import type { Engine } from './Engine';
import { startWebKit } from './startWebKit';
import { startWithPuppeteer } from './startWithPuppeteer';

const firefoxProgram: Program = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  commands: ['firefox', 'firefox-esr'],
  installers: aptInstallers('--no-install-recommends', 'firefox-esr'),
};

/** WebKitGTK's driver, which starts WebKitGTK's MiniBrowser. It exists only for Linux. */
const webKitDriver: Program = {
  name: 'WebKitWebDriver',
  variable: 'WEBKIT_DRIVER_PATH',
  commands: ['WebKitWebDriver'],
  installers: aptInstallers('--no-install-recommends', 'webkit2gtk-driver'),
};

/** A virtual display, because WebKitGTK's browser does not run without a display. */
const xvfb: Program = {
  name: 'Xvfb',
  variable: 'XVFB_PATH',
  commands: ['Xvfb'],
  installers: aptInstallers('--no-install-recommends', 'xvfb'),
};

export const chromium: Engine = chromiumEngine('Chromium');

/** The options to compare with engines without scroll timelines: nothing moves on scroll, as in those. */
export const stillChromium: Engine = chromiumEngine('Chromium with reduced motion', [
  '--force-prefers-reduced-motion',
]);

export const firefox: Engine = {
  name: 'Firefox',
  async prepare() {
    const executablePath = await pathOf(firefoxProgram);
    // Overlay scrollbars, as in the other engines. Otherwise its pages would be narrower.
    const extraPrefsFirefox = { 'ui.useOverlayScrollbars': 1 };
    return () => startWithPuppeteer({ browser: 'firefox', executablePath, extraPrefsFirefox });
  },
};

export const webKit: Engine = webKitEngine('WebKit');

/** WebKit without the features that Safari 16, the oldest supported Safari, lacks. */
export const olderWebKit: Engine = webKitEngine('WebKit as of Safari 16', [
  'CSSTextWrapPretty',
  'PopoverAttribute',
  'ScrollDrivenAnimations',
  'ViewTransitions',
]);

function chromiumEngine(name: string, args: readonly string[] = []): Engine {
  return {
    name,
    async prepare() {
      const executablePath = await pathOf(chromiumProgram);
      return () =>
        startWithPuppeteer({ browser: 'chrome', executablePath, args: [...browserArguments(), ...args] });
    },
  };
}

function webKitEngine(name: string, without: readonly string[] = []): Engine {
  return {
    name,
    async prepare() {
      const paths = { driver: await pathOf(webKitDriver), xvfb: await pathOf(xvfb) };
      return () => startWebKit(paths, without);
    },
  };
}

const paths = new Map<Program, Promise<string>>();

/** The path of a program. A failed installation is not tried again for the next test. */
function pathOf(program: Program): Promise<string> {
  const path = paths.get(program) ?? ensureProgram(program);
  paths.set(program, path);
  return path;
}
