import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { BuildError, UserError } from '../diagnostics/UserError.ts';
import { checkFiles, checkRoutes } from './checkRoutes.ts';
import { type FileNames, type OutputFile, outputPaths, type PageRoute } from './files.ts';
import { fileWriter, openOutput } from './output.ts';
import type { Renderer } from './renderPage.ts';
import { importRenderer } from './renderPage.ts';
import { writePages } from './writePages.ts';

export interface PrerenderOptions {
  /** Every page of the site. */
  readonly routes: readonly PageRoute[];
  /** What renders them: the URL of a module that exports `render`, or, for one thread alone, a renderer itself. */
  readonly renderer: URL | Renderer;
  /** The folder that the site is published to: it is replaced, once all pages are written. */
  readonly out: string;
  /** Stands right after the charset of every document; nothing, unless given. */
  readonly headStart?: string;
  /** The other files of the site. */
  readonly files?: readonly OutputFile[];
  /** How a path becomes a file; `page`, as `impact.html`, unless given. */
  readonly fileNames?: FileNames;
  /** How many threads render; unless given, as many as there are cores where the work is worth their start. */
  readonly threads?: number;
  /** For rendering one page, in milliseconds; ten seconds, unless given. */
  readonly timeLimit?: number;
  /** Told now and then how many pages are done. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Ends the work; nothing is then published. */
  readonly signal?: AbortSignal;
}

/** What prerendering did. */
export interface PrerenderSummary {
  readonly pages: number;
  readonly threads: number;
  /** How many files the site has. */
  readonly files: number;
}

/**
 * Renders every route of a site to a file and publishes them all at once. Knows nothing of the site but its routes and
 * what renders them.
 * @throws BuildError with all that is wrong with the routes and the files, or with the pages, or why the disk refuses; the
 *   previous site is then untouched.
 */
export async function prerender({ out, ...options }: PrerenderOptions): Promise<PrerenderSummary> {
  const output = await openOutput(out);
  try {
    const summary = await renderSite(options, output.staging);
    await output.publish(summary.files);
    return summary;
  } finally {
    output.close();
  }
}

/**
 * Renders every route of a site to a file below a folder, and writes the site's other files there.
 * @throws as `prerender` does.
 */
export async function renderSite(
  options: Omit<PrerenderOptions, 'out'>,
  folder: string,
): Promise<PrerenderSummary> {
  const { routes, renderer, files = [], fileNames = 'page', threads, signal } = options;
  const wrong = [...checkRoutes(routes), ...checkFiles(files, routes, fileNames)];
  if (wrong.length > 0) throw new BuildError(wrong);
  try {
    const pages = await writePages({
      routes,
      renderer: renderer instanceof URL ? await importRenderer(renderer.href) : renderer,
      ...(renderer instanceof URL && { module: renderer.href }),
      settings: {
        headStart: options.headStart ?? '',
        fileNames,
        ...(options.timeLimit !== undefined && { timeLimit: options.timeLimit }),
        folder,
      },
      threads: threads ?? 'measured',
      cores: availableParallelism(),
      onProgress: options.onProgress ?? (() => undefined),
      ...(signal && { signal }),
    });
    if (pages.faults.length > 0) throw new BuildError(pages.faults);
    const writeFile = fileWriter(folder);
    for (const { path, body } of files) writeFile(path, body);
    await setImmediate(); // a signal that came while files were written has its turn
    signal?.throwIfAborted();
    const pageFiles = routes.map(({ path }) => outputPaths(path, fileNames).length);
    return {
      pages: routes.length,
      threads: pages.threads,
      files: pageFiles.reduce((sum, count) => sum + count, files.length),
    };
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new UserError(`the disk refuses the new site in ${folder}`, { cause: error });
  }
}
