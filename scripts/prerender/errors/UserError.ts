import { inspect } from 'node:util';
import { type Diagnostic, formatDiagnostic } from './Diagnostic.ts';

/**
 * An error that its reader can fix, by running a command differently or by editing the project. Its message says what
 * is wrong and what to do, and is shown unchanged, without a stack. Any other error is a fault of the generator.
 */
export class UserError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.stack = explainError(this);
  }

  [inspect.custom](): string {
    return explainError(this);
  }
}

/** How many errors are shown in full. */
const shown = 20;

/** All errors of a site, reported at once. */
export class BuildError extends UserError {
  static {
    BuildError.prototype.name = 'BuildError'; // Node would print a name of its own below the message
  }

  readonly #diagnostics: readonly Diagnostic[]; // private, or Node would print them again; Node 22 prints any property named errors

  /**
   * @param errors each says what is wrong, where, and what to do.
   * @param remedy what mends several of them.
   */
  constructor(errors: readonly Diagnostic[], remedy?: string) {
    const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
    const inFull = errors.slice(0, shown).map((error) => `  × ${formatDiagnostic(error)}`);
    const others = errors.length > shown ? [`  … and ${errors.length - shown} more`] : [];
    super([count, [...inFull, ...others].join('\n'), ...(remedy ? [remedy] : [])].join('\n\n'));
    this.#diagnostics = errors;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }
}

/** The messages of an error and of its causes. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n  because: ${explainError(error.cause)}`;
}
