import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';
import { pathToFileURL } from 'node:url';
import { explainError, projectPath, UserError } from './errors.ts';

/** The error of a page in which a component suspends. */
export const suspended =
  'a component suspended, and renderToString does not wait for it: load what it needs before the page is rendered';

/**
 * Returns the message of a renderer's error, followed by lines of its stack: those in the project, and the components
 * that were being rendered, which React reports as `componentStack`.
 */
export function explainRenderError(error: unknown): string {
  if (error instanceof UserError) return error.message;
  const { stack = error, componentStack = '' } = Object(error);
  const frames = stackFrames(String(stack)).filter((frame) => !frame.endsWith('(<anonymous>)')); // such as Array.map
  const lines = [...ownFrames(frames), ...stackFrames(componentStack)];
  const message = explainError(error).replace(/^A component suspended.*/, suspended);
  const isLacking = error instanceof ReferenceError && /^\S+ is not defined$/.test(error.message);
  const advice = isLacking ? ': if only browsers define it, use it in an effect, since Node renders pages' : '';
  return [message + advice, ...lines].join('\n');
}

/**
 * The frames of a stack, mapped from bundles to their sources, as `at Footer (src/Footer.tsx:8:11)`. Node does not map
 * React's component stacks, which React builds itself.
 */
function stackFrames(stack: string): string[] {
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
 * The frames in the project's own code that are nearest to the top: below those of packages and of Node, up to where a
 * package or the generator called it.
 */
function ownFrames(frames: readonly string[]): readonly string[] {
  const below = frames.slice(frames.findIndex((frame) => !isForeign(frame))); // the last frame, if all are foreign
  const end = below.findIndex(isForeign);
  return end === -1 ? below : below.slice(0, end);
}

function isForeign(frame: string): boolean {
  return /\bnode_modules\/|\bnode:/.test(frame) || frame.includes(`${generatorFolder}/`);
}

const generatorFolder = projectPath(new URL('.', import.meta.url).href);
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
