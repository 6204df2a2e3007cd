import { browserArguments } from '../../scripts/browser/browserArguments';
import { chromium as chromiumProgram } from '../../scripts/browser/chromium';
import { ensureProgram } from '../../scripts/browser/ensureProgram';
import { firefox as firefoxProgram } from '../../scripts/browser/firefox';
import type { Program } from '../../scripts/browser/Program';
import { webKitDriver } from '../../scripts/browser/webKitDriver';
import { xvfb } from '../../scripts/browser/xvfb';
import type { Engine } from './Engine';
import { startWebKit } from './startWebKit';
import { startWithPuppeteer } from './startWithPuppeteer';

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
