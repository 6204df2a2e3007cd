import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The path of a file from the project's root, with `/` between folders: the name of the file in messages, on every
 * system.
 * @param file its path, or its `file:` URL, which may have a query.
 * @param root the project's folder.
 * @param system the path functions of the system that both are from.
 */
export function projectPath(file: string, root = '', system: path.PlatformPath = path): string {
  const local = file.startsWith('file:') ? fileURLToPath(file, { windows: system.sep === '\\' }) : file;
  return system.relative(root, local).split(system.sep).join('/');
}

/**
 * The frames of a stack, mapped from bundles to their sources, as `at Footer (src/Footer.tsx:8:11)`. Node does not map
 * React's component stacks, which React builds itself.
 */
export function mappedFrames(stack: string): string[] {
  return stack
    .split('\n')
    .filter((line) => /^ *at /.test(line))
    .map((line) =>
      line.replace(position, (_, file, line, column) => mappedPosition(file, Number(line), Number(column))),
    );
}

/** The file of a frame, with its line and column: a path, or a `file:` URL. */
const position = /(?<=^\s*at (?:.*\(|async )?)((?:file:\/\/|\/|[A-Za-z]:[\\/]).*?):(\d+):(\d+)(?=\)?$)/;

/**
 * The frames in the project's own code that are nearest to the top of a stack: below those of packages and of Node, up
 * to where a package or this engine called it.
 * @param thrown an error, or its stack.
 */
export function ownFrames(thrown: unknown): string[] {
  const frames = allFrames(thrown);
  const below = frames.slice(frames.findIndex((frame) => !isForeign(frame))); // the last frame, if all are foreign
  const end = below.findIndex(isForeign);
  return end === -1 ? below : below.slice(0, end);
}

/** The first frame of a package in a stack, for components of packages, which the project's code does not call. */
export function packageFrames(thrown: unknown): string[] {
  return allFrames(thrown).filter(isOfPackage).slice(0, 1);
}

/** The frame that threw, if it is one of a package. */
export function throwingPackage(thrown: unknown): string[] {
  return allFrames(thrown).slice(0, 1).filter(isOfPackage);
}

/** A message with the lines of its source. */
export function withFrames(message: string, frames: readonly string[]): string {
  return [message, ...frames].join('\n');
}

function allFrames(thrown: unknown): string[] {
  const stack = thrown instanceof Error ? thrown.stack : thrown;
  return mappedFrames(String(stack)).filter((frame) => !frame.endsWith('(<anonymous>)')); // such as Array.map
}

function isForeign(frame: string): boolean {
  return isOfPackage(frame) || /\bnode:/.test(frame) || frame.includes(engineFolder);
}

function isOfPackage(frame: string): boolean {
  return frame.includes('node_modules/');
}

const engineFolder = projectPath(new URL('..', import.meta.url).href);
const maps = new Map<string, SourceMap | undefined>();

function mappedPosition(file: string, line: number, column: number): string {
  const url = file.startsWith('file:') ? new URL(file) : pathToFileURL(file);
  if (!maps.has(file)) maps.set(file, readSourceMap(url));
  const origin: Partial<SourceMapping> = maps.get(file)?.findEntry(line - 1, column - 1) ?? {};
  const { originalSource, originalLine = 0, originalColumn = 0 } = origin;
  if (originalSource === undefined) return `${projectPath(file)}:${line}:${column}`; // code that a bundler added
  return `${projectPath(new URL(originalSource, url).href)}:${originalLine + 1}:${originalColumn + 1}`;
}

/** The source map beside a bundled file; undefined if there is none. */
function readSourceMap(url: URL): SourceMap | undefined {
  try {
    const [, name] = /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(String(readFileSync(url))) ?? [];
    return name ? new SourceMap(JSON.parse(String(readFileSync(new URL(name, url))))) : undefined;
  } catch {
    return undefined;
  }
}
