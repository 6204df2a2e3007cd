import puppeteer from 'puppeteer-core';
import { aptInstallers, ensureProgram, type Program } from '../../scripts/browser/ensureProgram';
import { startWebKit } from './startWebKit';

/** A browser engine that the site is used in. */
export interface Engine {
  readonly name: string;
  /**
   * Finds the programs of the engine, installs missing ones, and returns a function that starts it.
   * @throws Error that says why it cannot run on this machine.
   */
  readonly prepare: () => Promise<() => Promise<EngineBrowser>>;
}

/** A running browser with one page, driven by any protocol. */
export interface EngineBrowser {
  /** Sets the size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /** Opens a URL, and waits until it has loaded. */
  open(url: string): Promise<unknown>;
  /**
   * Runs a function in the page. It must not use anything outside itself, and its arguments and result must be JSON.
   */
  evaluate<Arguments extends readonly unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result>;
  /** Clicks in the middle of the first element of a selector. */
  click(selector: string): Promise<unknown>;
  back(): Promise<unknown>;
  close(): Promise<void>;
}

const program = (name: string, variable: string, packageName: string, ...commands: string[]): Program => ({
  name,
  variable,
  commands,
  installers: aptInstallers(`--no-install-recommends ${packageName}`),
});
const firefoxProgram = program('Firefox', 'FIREFOX_PATH', 'firefox-esr', 'firefox', 'firefox-esr');
/** It starts WebKitGTK's MiniBrowser, exists only for Linux, and does not run without a display, even a virtual one. */
const webKitDriver = program('WebKitWebDriver', 'WEBKIT_DRIVER_PATH', 'webkit2gtk-driver', 'WebKitWebDriver');
const xvfb = program('Xvfb', 'XVFB_PATH', 'xvfb', 'Xvfb');

const firefox: Engine = {
  name: 'Firefox',
  async prepare() {
    const executablePath = await pathOf(firefoxProgram);
    return () => startFirefox(executablePath);
  },
};

const webKit: Engine = webKitEngine('WebKit');

/** WebKit without the features that Safari 16, the oldest supported Safari, lacks. */
export const olderWebKit: Engine = webKitEngine('WebKit as of Safari 16', [
  'CSSTextWrapPretty',
  'PopoverAttribute',
  'ScrollDrivenAnimations',
  'ViewTransitions',
]);

export const engines = [firefox, webKit, olderWebKit];

function webKitEngine(name: string, without: readonly string[] = []): Engine {
  return {
    name,
    async prepare() {
      const paths = { driver: await pathOf(webKitDriver), xvfb: await pathOf(xvfb) };
      return () => startWebKit(paths, without);
    },
  };
}

/** Starts Firefox over WebDriver BiDi, with scrollbars that take no room from the page, as WebKit's. */
async function startFirefox(executablePath: string): Promise<EngineBrowser> {
  const extraPrefsFirefox = { 'ui.useOverlayScrollbars': 1 };
  const options = { executablePath, extraPrefsFirefox, defaultViewport: null, timeout: 120_000 };
  const browser = await puppeteer.launch({ browser: 'firefox', ...options });
  const page = await browser.newPage();
  return {
    resize: (width, height) =>
      // Puppeteer also sets the orientation, which Firefox ESR 140 does not know.
      page.setViewport({ width, height }).catch((error: Error) => {
        if (!error.message.includes('unknown command')) throw error;
      }),
    open: (url) => page.goto(url),
    evaluate: <Arguments extends readonly unknown[], Result>(run: (...args: Arguments) => Result, ...args: Arguments) =>
      page.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<Result>,
    click: (selector) => page.click(selector),
    back: () => page.evaluate('history.back()'), // `goBack` waits for a document, or an event that Firefox ESR 140 lacks
    close: () => browser.close(),
  };
}

const paths = new Map<Program, Promise<string>>();

/** The path of a program. A failed installation is not tried again for the next test. */
function pathOf(program: Program): Promise<string> {
  const path = paths.get(program) ?? ensureProgram(program);
  paths.set(program, path);
  return path;
}
