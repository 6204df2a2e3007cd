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

/** The driver of WebKitGTK, which starts the small browser that comes with it. It exists for Linux only. */
const webKitDriver: Program = {
  name: 'WebKitWebDriver',
  variable: 'WEBKIT_DRIVER_PATH',
  commands: ['WebKitWebDriver'],
  installers: aptInstallers('--no-install-recommends', 'webkit2gtk-driver'),
};

/** A screen in memory: WebKitGTK's browser does not run without a screen. */
const xvfb: Program = {
  name: 'Xvfb',
  variable: 'XVFB_PATH',
  commands: ['Xvfb'],
  installers: aptInstallers('--no-install-recommends', 'xvfb'),
};

export const chromium: Engine = chromiumEngine('Chromium');

/** What engines without scroll timelines are compared with: the page then stands still, as it does for them. */
export const stillChromium: Engine = chromiumEngine('Chromium with reduced motion', [
  '--force-prefers-reduced-motion',
]);

export const firefox: Engine = {
  name: 'Firefox',
  async prepare() {
    const executablePath = await pathOf(firefoxProgram);
    // Scrollbars that take no room, as the others have them here: else its pages are narrower.
    const extraPrefsFirefox = { 'ui.useOverlayScrollbars': 1 };
    return () => startWithPuppeteer({ browser: 'firefox', executablePath, extraPrefsFirefox });
  },
};

export const webKit: Engine = webKitEngine('WebKit');

/** WebKit without what Safari 16 lacks: the oldest Safari that the scripts are built for. */
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

/** The path of a program: what could not be installed for one test is not tried again for the next. */
function pathOf(program: Program): Promise<string> {
  const path = paths.get(program) ?? ensureProgram(program);
  paths.set(program, path);
  return path;
}
