import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import {
  formatDiagnostic,
  locationAt,
  projectPath,
  readFrame,
  type SourceLocation,
  sourcePosition,
} from 'prerender-engine/diagnostics';
import { moduleRunnerTransform, type TransformResult, transformWithOxc } from 'vite';

/** Sources by their paths: a style and all that it imports. */
type Sources = ReadonlyMap<string, string>;

/**
 * An error in a style, which begins with the file, the line number and the line. vanilla-extract's own errors name no
 * file, or a line of compiled code.
 */
export async function withLocation(error: unknown, sources: Sources): Promise<unknown> {
  const syntax = await syntaxError(sources);
  if (syntax) return syntax;
  if (!(error instanceof Error)) return error;
  const location = selectorLocation(error.message, sources) ?? (await styleLocation(error, sources));
  return location
    ? new Error(formatDiagnostic({ message: error.message, location }), { cause: error })
    : error;
}

/** The compiler's own message counts the lines of what it puts before a source. */
async function syntaxError(sources: Sources): Promise<unknown> {
  for (const [file, text] of sources) {
    try {
      await transformWithOxc(text, file);
    } catch (error) {
      return error;
    }
  }
  return undefined;
}

/** The sources of a style and of all that it imports, directly or indirectly. */
export async function stylesFrom(
  id: string,
  resolve: (path: string, from: string) => Promise<{ readonly id: string } | null>,
): Promise<Sources> {
  const files = new Set([id]);
  const sources = new Map<string, string>();
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    sources.set(file, text);
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+\.css)'/g)) {
      const imported = await resolve(path, file);
      if (imported) files.add(imported.id); // this loop will visit it
    }
  }
  return sources;
}

/** The location of a selector that vanilla-extract refuses, for which the error's stack names no project file. */
function selectorLocation(message: string, sources: Sources): SourceLocation | undefined {
  const [, selector] = /^Invalid selector: (.+)/.exec(message) ?? [];
  if (selector === undefined) return undefined;
  for (const [file, text] of sources) {
    for (const match of text.matchAll(/(['"`])(.*?)\1/g)) {
      if (mayGive(match[2] ?? '', selector)) return locationAt(projectPath(file), text, match.index + 1);
    }
  }
  return undefined;
}

/** Whether a string in the source, with its `${…}` filled in, could be the selector. */
function mayGive(raw: string, selector: string): boolean {
  const parts = raw.split(/\$\{.*?\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.join('').trim() !== '' && new RegExp(`^${parts.join('.+')}$`).test(selector);
}

/** The source line of the first frame in a style. The frame itself counts the lines of compiled code. */
async function styleLocation(error: Error, sources: Sources): Promise<SourceLocation | undefined> {
  for (const frame of (error.stack ?? '').split('\n').map(readFrame)) {
    const [file, text] =
      [...sources].find(([one]) => frame && projectPath(frame.file) === projectPath(one)) ?? [];
    if (!frame || file === undefined || text === undefined) continue;
    const source = sourcePosition(await sourceMapOf(text, file), frame);
    if (!source) continue;
    const line = source.line - 1 - preludeLines;
    const offset = text.split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
    return locationAt(projectPath(file), text, offset + source.column - 1);
  }
  return undefined;
}

/** The lines that vanilla-extract's compiler inserts before a source. */
const prelude = `import * as adapter from '@vanilla-extract/css/adapter';
adapter.setAdapter();
import { setFileScope, endFileScope } from '@vanilla-extract/css/fileScope';
setFileScope();
`;
const preludeLines = prelude.split('\n').length - 1;

/** Compiles a style as vanilla-extract does, to map compiled lines to source lines. */
async function sourceMapOf(text: string, file: string): Promise<SourceMap> {
  const { code, map } = await transformWithOxc(prelude + text, file, { sourcemap: true });
  const compiled = await moduleRunnerTransform(code, map as TransformResult['map'], file, code);
  return new SourceMap(compiled?.map as SourceMapPayload);
}
