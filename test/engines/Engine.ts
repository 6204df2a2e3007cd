/** A browser engine that the site is used in. */
export interface Engine {
  readonly name: string;
  /**
   * Finds what the engine runs with, installs what is missing, and gives the way to start it.
   * @throws Error that says why it cannot be run on this machine.
   */
  readonly prepare: () => Promise<() => Promise<EngineBrowser>>;
}

/** A running browser with one page, by whatever protocol it is driven. */
export interface EngineBrowser {
  /** Sets the size of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Opens an address, and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; it reaches nothing outside itself, and its arguments and result are JSON. */
  evaluate<Arguments extends readonly unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result>;
  /** Clicks in the middle of the first element of a selector. */
  click(selector: string): Promise<void>;
  /** Goes back in the history. */
  back(): Promise<void>;
  /** Takes a picture of what is on the screen, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Gives the errors and warnings of the page's console since the last call, uncaught errors among them. */
  consoleErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * Writes the call of a function as an expression that a page can evaluate.
 * @param run reaches nothing outside itself.
 * @param args what it is called with: JSON.
 */
export function callExpression<Arguments extends readonly unknown[]>(
  run: (...args: Arguments) => unknown,
  args: Arguments,
): string {
  return `(${run})(...${JSON.stringify(args)})`;
}
