import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { BuildError, UserError } from '../diagnostics/UserError.ts';
import { checkFiles, checkRoutes } from './checkRoutes.ts';
import type { FileNames, OutputFile, PageRoute } from './files.ts';
import { countFiles } from './output/countFiles.ts';
import { fileWriter, type Placed } from './output/fileWriter.ts';
import { openOutput } from './output/openOutput.ts';
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
  /** Files: new or changed, the same as in the former site, and of the former site alone. */
  readonly written: number;
  readonly kept: number;
  readonly removed: number;
}

/**
 * Renders every route of a site to a file and publishes them all at once. Knows nothing of the site but its routes and
 * what renders them.
 * @throws BuildError with all that is wrong with the routes and the files, or with the pages, or why the disk refuses; the
 *   former site is then untouched.
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderSummary> {
  const { routes, renderer, out, files = [], fileNames = 'page', threads, signal } = options;
  const wrong = [...checkRoutes(routes), ...checkFiles(files, routes, fileNames)];
  if (wrong.length > 0) throw new BuildError(wrong);
  const output = await openOutput(out);
  try {
    const formerFiles = output.former === undefined ? 0 : await countFiles(output.former);
    const pages = await writePages({
      routes,
      renderer: renderer instanceof URL ? await importRenderer(renderer.href) : renderer,
      ...(renderer instanceof URL && { module: renderer.href }),
      settings: {
        headStart: options.headStart ?? '',
        fileNames,
        ...(options.timeLimit !== undefined && { timeLimit: options.timeLimit }),
        output: { staging: output.staging, former: output.former },
      },
      threads: threads ?? 'measured',
      cores: availableParallelism(),
      onProgress: options.onProgress ?? (() => undefined),
      ...(signal && { signal }),
    });
    if (pages.faults.length > 0) throw new BuildError(pages.faults);
    const writeFile = fileWriter(output);
    const others = files.map((file) => writeFile(file.path, file.body));
    const count = (placed: Placed) => pages.files[placed] + others.filter((one) => one === placed).length;
    await setImmediate(); // a signal that came while files were written has its turn
    signal?.throwIfAborted();
    await output.publish();
    return {
      pages: routes.length,
      threads: pages.threads,
      written: count('added') + count('changed'),
      kept: count('kept'),
      removed: formerFiles - count('changed') - count('kept'),
    };
  } catch (error) {
    await output.discard();
    throw refusedByDisk(error)
      ? new UserError(`the site cannot be written to ${out}; what was there still is`, { cause: error })
      : error;
  }
}

function refusedByDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
