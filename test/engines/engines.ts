import { findCommand } from '../../scripts/measure/chromium';
import { startFirefox } from './startFirefox';
import { startWebKit } from './startWebKit';

/** A browser engine that the site is used in. */
export interface Engine {
  readonly name: string;
  /** @throws Error if a program is missing. */
  readonly start: () => Promise<EngineBrowser>;
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

/** WebKit without the features that Safari 16, the oldest supported Safari, lacks. */
export const olderWebKit: Engine = {
  name: 'WebKit as of Safari 16',
  start: () => startWebKitWithout('CSSTextWrapPretty', 'PopoverAttribute', 'ScrollDrivenAnimations', 'ViewTransitions'),
};

export const engines: readonly Engine[] = [
  { name: 'Firefox', start: async () => startFirefox(pathOf('firefox-esr', 'firefox')) },
  { name: 'WebKit', start: async () => startWebKitWithout() },
  olderWebKit,
];

/** WebKitGTK, which exists only for Linux, and does not run without a display, even a virtual one. */
async function startWebKitWithout(...features: readonly string[]): Promise<EngineBrowser> {
  return startWebKit({ driver: pathOf('WebKitWebDriver'), xvfb: pathOf('Xvfb') }, features);
}

function pathOf(...commands: readonly string[]): string {
  const path = findCommand(...commands);
  if (path) return path;
  throw new Error(`${commands.join(' or ')} is not installed: .ci/run has the packages of all engines`);
}
