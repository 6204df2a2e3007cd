import { findCommand } from '../../scripts/measure/chromium';
import { startFirefox } from './startFirefox';
import { startWebKit } from './startWebKit';

/** A running browser with one page, driven by any protocol. */
export interface EngineBrowser {
  /** Sets the size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /** Opens a URL, and waits until it has loaded. */
  open(url: string): Promise<unknown>;
  /** Runs a function in the page. It must not use anything outside itself, and its arguments and result must be JSON. */
  evaluate<Arguments extends readonly unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result>;
  /** Clicks in the middle of the first element that matches a selector. */
  click(selector: string): Promise<unknown>;
  back(): Promise<unknown>;
  close(): Promise<void>;
}

/** Features of WebKit that Safari 16, the oldest supported, lacks. */
const newFeatures = ['CSSTextWrapPretty', 'PopoverAttribute', 'ScrollDrivenAnimations', 'ViewTransitions'];

/** WebKitGTK exists only for Linux, and needs a display, which may be virtual. */
const startWebKitWithout = (features: readonly string[]): Promise<EngineBrowser> =>
  startWebKit({ driver: pathOf('WebKitWebDriver'), xvfb: pathOf('Xvfb') }, features);

export const engines = [
  { name: 'Firefox', isOld: false, start: () => startFirefox(pathOf('firefox-esr', 'firefox')) },
  { name: 'WebKit', isOld: false, start: () => startWebKitWithout([]) },
  { name: 'WebKit as of Safari 16', isOld: true, start: () => startWebKitWithout(newFeatures) },
];

function pathOf(...commands: readonly string[]): string {
  const path = findCommand(...commands);
  if (path) return path;
  throw new Error(`${commands.join(' or ')} is not installed: .ci/run lists the packages of all engines`);
}
