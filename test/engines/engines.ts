import { browserArguments, chromium as chromiumProgram } from '../../scripts/browser/chromium';
import { aptInstallers, ensureProgram, type Program } from '../../scripts/browser/ensureProgram';
import type { Engine } from './Engine';
import { startWebKit } from './startWebKit';
import { startWithPuppeteer } from './startWithPuppeteer';

const firefoxProgram: Program = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  commands: ['firefox', 'firefox-esr'],
  installers: aptInstallers('--no-install-recommends firefox-esr'),
};

/** WebKitGTK's driver, which starts WebKitGTK's MiniBrowser. It exists only for Linux. */
const webKitDriver: Program = {
  name: 'WebKitWebDriver',
  variable: 'WEBKIT_DRIVER_PATH',
  commands: ['WebKitWebDriver'],
  installers: aptInstallers('--no-install-recommends webkit2gtk-driver'),
};

/** A virtual display, because WebKitGTK's browser does not run without a display. */
const xvfb: Program = {
  name: 'Xvfb',
  variable: 'XVFB_PATH',
  commands: ['Xvfb'],
  installers: aptInstallers('--no-install-recommends xvfb'),
};

/** What the layout of an engine depends on. */
export interface Traits {
  readonly hasScrollTimelines: boolean;
  /** Whether its scrollbars take their room from the page. */
  readonly hasClassicScrollbars: boolean;
}

/**
 * Chromium with the scrollbars of another engine, to compare layouts with. Scroll timelines cannot be turned off: its
 * user takes their rules out of the page.
 */
export function chromiumWith({ hasScrollTimelines, hasClassicScrollbars }: Traits): Engine {
  return {
    name: `Chromium ${hasScrollTimelines ? 'with' : 'without'} scroll timelines, ${hasClassicScrollbars ? 'with' : 'without'} classic scrollbars`,
    async prepare() {
      const executablePath = await pathOf(chromiumProgram);
      const ignoreDefaultArgs = hasClassicScrollbars ? ['--hide-scrollbars'] : [];
      return () =>
        startWithPuppeteer({
          browser: 'chrome',
          executablePath,
          args: browserArguments(),
          ignoreDefaultArgs,
        });
    },
  };
}

export const firefox: Engine = {
  name: 'Firefox',
  async prepare() {
    const executablePath = await pathOf(firefoxProgram);
    // Its scrollbars are as wide as Chromium's, so that its pages are.
    const extraPrefsFirefox = {
      'ui.useOverlayScrollbars': 0,
      'widget.non-native-theme.scrollbar.size.override': 15,
    };
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
