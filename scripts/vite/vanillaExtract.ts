import { channel } from 'node:diagnostics_channel';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import {
  formatDiagnostic,
  locationAt,
  projectPath,
  readFrame,
  type SourceLocation,
  sourcePosition,
} from 'prerender-engine/diagnostics';
import { moduleRunnerTransform, type Plugin, type TransformResult, transformWithOxc } from 'vite';

type Options = NonNullable<Parameters<typeof vanillaExtractPlugin>[0]>;

/**
 * vanilla-extract's plugin with fixes for two bugs of its development mode. Its errors name no file, or a line of
 * compiled code. And it silently keeps the styles from before an edit: after an error, if its compiler learns of the
 * edit later than the server, or if a style is saved while it is being compiled.
 */
export function vanillaExtract(options: Options): Plugin[] {
  const plugins = vanillaExtractPlugin({
    ...options,
    unstable_pluginFilter: ({ name }) => name === compilerWatch.name,
  });
  return [edits, compilerWatch, ...plugins.map(withLocations)];
}

/**
 * Identifiers of letters for their style file, and its count, such as `K4`. vanilla-extract's own begin with a hash of the
 * file's path, which does not compress: they would add 400 bytes to every page.
 */
export function shortIdentifiers(): Exclude<Options['identifiers'], string | undefined> {
  const files = globSync('src/**/*.css.ts').map((path) => path.replaceAll('\\', '/'));
  const letters = new Map(files.sort().map((path, index) => [path, inLetters(index)]));
  const hashes = new Map<string, string>();
  return ({ filePath, hash }) => {
    const prefix = letters.get(filePath);
    if (prefix === undefined) return `_${hash}`; // a file that is newer than the server
    // The first identifier of a file is the hash of its path, and 0.
    const hashOfPath = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, hashOfPath);
    return prefix + hash.slice(hashOfPath.length);
  };
}

/** A number from 0 in capital letters, which no count contains. */
function inLetters(number: number): string {
  const rest = Math.floor(number / 26);
  return (rest > 0 ? inLetters(rest - 1) : '') + String.fromCharCode(65 + (number % 26));
}

/** The compiler is another Vite server, which loads this project's configuration again; channels connect the two. */
const changed = channel('vanilla-extract:changed');
const saved = channel('vanilla-extract:saved');

const edits: Plugin = {
  name: 'vanilla-extract-edits',
  apply: 'serve',
  watchChange(file) {
    changed.publish(file); // before the server handles the edit
    saved.publish(file);
  },
};

const compilerWatch: Plugin = {
  name: 'vanilla-extract-compiler-watch',
  apply: 'serve',
  configureServer({ config, watcher, environments }) {
    if (config.plugins.includes(edits)) return; // this is the development server itself
    changed.subscribe((file) => {
      watcher.emit('change', String(file));
      for (const { moduleGraph } of Object.values(environments)) moduleGraph.onFileChange(String(file));
    });
  },
};

function withLocations(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') return plugin;
  return {
    ...plugin,
    async transform(...args) {
      const savedMeanwhile = new Set<string>();
      const note = (file: unknown) => savedMeanwhile.add(String(file));
      saved.subscribe(note);
      try {
        for (;;) {
          savedMeanwhile.clear();
          const result = await transform.apply(this, args);
          if (savedMeanwhile.size === 0) return result;
          // The compiler may hold the text from before the save under the time of the save, and would never read it
          // again.
          for (const file of savedMeanwhile) changed.publish(file);
        }
      } catch (error) {
        const [, id] = args;
        const sources = await stylesFrom(id, (path, from) => this.resolve(path, from));
        // Otherwise the compiler would answer the next request with the styles from before the edit.
        for (const file of sources.keys()) changed.publish(file);
        throw await withLocation(error, sources);
      } finally {
        saved.unsubscribe(note);
      }
    },
  };
}

/** Sources by their paths: a style and all that it imports. */
type Sources = ReadonlyMap<string, string>;

/** An error in a style, which begins with the file, the line number and the line. */
async function withLocation(error: unknown, sources: Sources): Promise<unknown> {
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

/** A style and all that it imports, directly or indirectly. */
async function stylesFrom(
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
