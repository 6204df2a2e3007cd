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
  /** Goes back in the history. */
  back(): Promise<unknown>;
  /** Takes a screenshot of the window, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Returns the page's console errors and warnings since the last call, including uncaught errors. */
  consoleErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * The call of a function as an expression that a page can evaluate.
 * @param run must not use anything outside itself.
 * @param args must be JSON.
 */
export function callExpression<Arguments extends readonly unknown[]>(
  run: (...args: Arguments) => unknown,
  args: Arguments,
): string {
  return `(${run})(...${JSON.stringify(args)})`;
}
