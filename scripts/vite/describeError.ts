import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import {
  formatDiagnostic,
  locationAt,
  projectPath,
  readFrame,
  type SourceLocation,
} from 'prerender-engine/diagnostics';
import type { ErrorPayload } from 'vite';

/** An error for Vite's overlay: the message with file and line, and the stack. */
export type DescribedError = ErrorPayload['err'];

/**
 * Describes an error of the development server for its overlay.
 * @param root the project's folder.
 */
export async function describeError(thrown: unknown, root: string): Promise<DescribedError> {
  const error = originalError(thrown);
  const message = stripVTControlCharacters(error.message);
  const stack = stripVTControlCharacters(error.stack ?? '');
  const location = (await importLocation(message, root)) ?? (await projectLocation(stack, root));
  // The bundler's messages already have file, line and excerpt.
  if (!location || message.includes(`${location.file}:`)) return { message, stack: framesOf(stack) };
  const { file, line, column } = location;
  return {
    message: formatDiagnostic({ message, location }),
    loc: { file: join(root, file), line, column }, // a click opens it in the editor
    stack: framesOf(stack),
  };
}

/** Unwraps vike's errors, which name the hook that threw. */
function originalError(thrown: unknown): Error {
  const wrapped = thrown instanceof Error && 'getOriginalError' in thrown && thrown.getOriginalError;
  const error = typeof wrapped === 'function' ? wrapped() : thrown;
  return error instanceof Error ? error : new Error(String(error));
}

/** The location of an import of a missing module, for which Vite's error names only the file. */
async function importLocation(message: string, root: string): Promise<SourceLocation | undefined> {
  const [, specifier, importer] =
    /^Failed to load url (\S+) .* in (.+)\. Does the file exist/.exec(message) ??
    /^Cannot find module '(.+)' imported from '(.+)'/.exec(message) ??
    [];
  if (specifier === undefined || importer === undefined) return undefined;
  const text = await readFile(importer, 'utf8');
  const offset = [`'${specifier}'`, `"${specifier}"`]
    .map((quoted) => text.indexOf(quoted))
    .find((at) => at >= 0);
  return locationAt(projectPath(importer, root), text, offset ?? 0);
}

/** The location of the first frame in the project's own code. */
async function projectLocation(stack: string, root: string): Promise<SourceLocation | undefined> {
  for (const frame of stack.split('\n').map(readFrame)) {
    if (!frame) continue;
    const path = frame.file.startsWith('file:') ? fileURLToPath(frame.file) : frame.file;
    const file = projectPath(path, root);
    if (!file.startsWith('src/')) continue;
    const text = (await readFile(path, 'utf8')).split('\n')[frame.line - 1] ?? '';
    return { file, line: frame.line, column: frame.column, text };
  }
  return undefined;
}

function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
