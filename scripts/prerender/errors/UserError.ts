/**
 * An error that its reader can fix, by running a command differently or by editing the project. Its message says what
 * is wrong and what to do, and is shown unchanged. Any other error is a fault of the generator.
 */
export class UserError extends Error {}

/** How many errors are shown in full. */
const shown = 20;

/** All errors of a site, reported at once. */
export class BuildError extends UserError {
  readonly #errors: readonly string[]; // private, or Node would print it below the message

  /** @param errors each says what is wrong, where, and what to do. */
  constructor(errors: readonly string[]) {
    const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
    const inFull = errors.slice(0, shown).map((error) => `  × ${error}`);
    const others = errors.length > shown ? [`  … and ${errors.length - shown} more`] : [];
    super(`${count}\n\n${[...inFull, ...others].join('\n')}`);
    this.name = 'BuildError';
    this.#errors = errors;
  }

  get errors(): readonly string[] {
    return this.#errors;
  }
}

/** The messages of an error and of its causes. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ReferenceError && error.message.endsWith(' is not defined'))
    return `${error.message}: pages are rendered in Node; if only browsers define it, use it in an effect`;
  return error.cause === undefined ? error.message : `${error.message}\n  because: ${explainError(error.cause)}`;
}

/** An error of a page. */
export interface PageError {
  /** What is wrong and what to do. Pages with the same cause are reported together. */
  readonly cause: string;
  /** Lines about this page alone, such as the components that were rendered. */
  readonly details?: string;
}

/** An error with the lines of its source: the same message from the same line is one cause, whatever the page is. */
export function pageError(message: string, [first, ...others]: readonly string[]): PageError {
  if (first === undefined) return { cause: message };
  return { cause: `${message}\n${first}`, ...(others.length > 0 && { details: others.join('\n') }) };
}

/** The lines of an error of a page. */
export function printError({ cause, details }: PageError): string {
  return details ? `${cause}\n${details}` : cause;
}
