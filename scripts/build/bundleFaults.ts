import { stripVTControlCharacters } from 'node:util';
import { BuildError } from '../diagnostics/UserError.ts';

/**
 * What the bundler cannot make sense of in the site's modules, as faults in the bundler's own words, which name the
 * file and the line; any other error as it is.
 */
export function bundleFaults(error: unknown): unknown {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return error;
  return new BuildError(error.errors.map(({ message }) => stripVTControlCharacters(message).trim()));
}
