import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { projectPath } from './projectPath.ts';
import { readFrame, sourcePosition } from './stackFrames.ts';

const maps = new Map<string, SourceMap | undefined>();

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

/** An error's frames in the project's own code, up to where a package or this engine called it. */
export function ownFrames(error: unknown): string[] {
  return error instanceof Error && error.stack ? ownFramesOf(error.stack) : [];
}

/** The frames of a stack in the project's own code, up to where a package or this engine called it. */
export function ownFramesOf(stack: string): string[] {
  const frames = mappedFrames(stack).filter((frame) => !frame.endsWith('(<anonymous>)')); // such as Array.map
  const end = frames.findIndex(isForeign);
  return end === -1 ? frames : frames.slice(0, end);
}

/** An error's frames in the project's own code that are nearest to its top, which may be in a package or in Node. */
export function nearestFrames(error: unknown): string[] {
  const frames = error instanceof Error ? mappedFrames(error.stack ?? '') : [];
  const own = frames.slice(frames.findIndex((frame) => !isForeign(frame)));
  const end = own.findIndex(isForeign);
  return end === -1 ? own : own.slice(0, end);
}

function isForeign(frame: string): boolean {
  return /node_modules\/|\bnode:|\(<anonymous>\)$/.test(frame) || frame.includes(engineFolder);
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
  const [, file, line, indent = ''] =
    /^((?:file:|\/|[A-Za-z]:\\).*):(\d+)\n(?:.*\n( *)\^)?/m.exec(stderr) ?? [];
  return file === undefined ? [] : mappedFrames(`    at ${file}:${line}:${indent.length + 1}`);
}

const engineFolder = projectPath(new URL('.', import.meta.url).href);

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
