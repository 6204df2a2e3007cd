import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * The path of a file from the project's root, with `/` between folders: the name of the file in messages, on every
 * system.
 * @param file its path, or its `file:` URL, which may have a query.
 * @param root the project's folder.
 * @param system the path functions of the system that both are from.
 */
export function projectPath(file: string, root = '.', system: path.PlatformPath = path): string {
  const local = file.startsWith('file:')
    ? fileURLToPath(file.replace(/\?.*$/, ''), { windows: system.sep === '\\' })
    : file;
  return system.relative(root, local).split(system.sep).join('/');
}

/** A position in a file, with lines and columns counted from 1. */
interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A line of a stack with a file, such as `    at Footer (/site/Footer.tsx:8:11)`. */
interface StackFrame extends Position {
  /** The line with another position. */
  readonly at: (position: Position) => string;
}

const pattern = /^(\s*at (?:.*\(|async )?)((?:file:\/\/|https?:\/\/|\/|[A-Za-z]:[\\/]).*?):(\d+):(\d+)(\)?)$/;

/** Parses a line of a stack; undefined if it has no file. */
export function readFrame(text: string): StackFrame | undefined {
  const [, before = '', file, line, column, after = ''] = pattern.exec(text) ?? [];
  if (file === undefined) return undefined;
  return {
    file,
    line: Number(line),
    column: Number(column),
    at: (other) => `${before}${other.file}:${other.line}:${other.column}${after}`,
  };
}

/** Maps a position in generated code to its source; undefined if the source map lacks it. */
export function sourcePosition(
  map: SourceMap,
  { line, column }: Pick<Position, 'line' | 'column'>,
): Position | undefined {
  const origin = map.findEntry(line - 1, column - 1);
  // The field of code without a source, which a bundler added, is there but undefined.
  if (!('originalSource' in origin) || origin.originalSource === undefined) return undefined;
  const { originalSource, originalLine, originalColumn } = origin;
  return { file: originalSource, line: originalLine + 1, column: originalColumn + 1 };
}

/**
 * The frames of a stack, mapped from bundles to their sources, as `at Footer (src/Footer.tsx:8:11)`. Node does not map
 * React's component stacks, which React builds itself.
 */
export function mappedFrames(stack: string): string[] {
  return stack
    .split('\n')
    .filter((line) => /^ *at /.test(line))
    .map(mapFrame);
}

/**
 * The frames in the project's own code at the top of a stack, up to where a package or this engine called it.
 * @param thrown an error, or its stack.
 */
export function ownFrames(thrown: unknown): string[] {
  return framesOf(thrown, 0);
}

/** The same, below the frames of a package or of Node that are at the top. */
export function nearestFrames(thrown: unknown): string[] {
  return framesOf(thrown);
}

/** The same, or the first frame of a package if the project has none: a component of a package may run on its own. */
export function outerFrames(thrown: unknown): string[] {
  const nearest = nearestFrames(thrown);
  return nearest.length > 0 ? nearest : allFrames(thrown).filter(isOfPackage).slice(0, 1);
}

function framesOf(thrown: unknown, first?: number): string[] {
  const frames = allFrames(thrown);
  const start = first ?? frames.findIndex((frame) => !isForeign(frame));
  const end = frames.findIndex((frame, index) => index >= start && isForeign(frame));
  return frames.slice(start, end === -1 ? undefined : end);
}

function allFrames(thrown: unknown): string[] {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : String(thrown);
  return mappedFrames(stack).filter((frame) => !frame.endsWith('(<anonymous>)')); // such as Array.map
}

function isForeign(frame: string): boolean {
  return isOfPackage(frame) || /\bnode:/.test(frame) || frame.includes(engineFolder);
}

function isOfPackage(frame: string): boolean {
  return frame.includes('node_modules/');
}

const run = promisify(execFile);

/**
 * The line of a syntax error in a module, or in one that it imports. Node tells the line only to a process that the
 * error ends, so one imports the module again.
 * @param url of the module, as `file:///…`.
 */
export async function syntaxErrorFrames(url: string): Promise<string[]> {
  const code = `import ${JSON.stringify(url)}`;
  const args = ['--input-type=module', '--eval', code];
  const { stderr = '' }: { stderr?: string } = await run(process.execPath, args, { timeout: 5000 }).catch(
    (error) => error,
  );
  const [, file, line, indent = ''] = /^((?:file:|\/|[A-Za-z]:\\).*):(\d+)\n(?:.*\n( *)\^)?/m.exec(stderr) ?? [];
  return file === undefined ? [] : mappedFrames(`    at ${file}:${line}:${indent.length + 1}`);
}

const engineFolder = projectPath(new URL('..', import.meta.url).href);
const maps = new Map<string, SourceMap | undefined>();

function mapFrame(text: string): string {
  const frame = readFrame(text);
  if (!frame || /^https?:/.test(frame.file)) return text;
  const map = sourceMap(frame.file);
  const source = map && sourcePosition(map, frame);
  if (!source) return frame.at({ ...frame, file: projectPath(frame.file) });
  return frame.at({ ...source, file: projectPath(new URL(source.file, asUrl(frame.file)).href) });
}

/** The source map beside a bundled file; undefined if there is none. */
function sourceMap(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readSourceMap(asUrl(file)));
  return maps.get(file);
}

function readSourceMap(url: URL): SourceMap | undefined {
  try {
    const [, name] = /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(url, 'utf8')) ?? [];
    return name ? new SourceMap(JSON.parse(readFileSync(new URL(name, url), 'utf8'))) : undefined;
  } catch {
    return undefined;
  }
}

function asUrl(file: string): URL {
  return file.startsWith('file:') ? new URL(file) : pathToFileURL(file);
}
