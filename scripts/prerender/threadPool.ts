import { Piscina } from 'piscina';
import { explainError } from '../diagnostics/UserError.ts';
import type { PageRoute } from './files.ts';
import type { PageSettings } from './pageWriter.ts';
import type { ThreadData } from './pageWriterThread.ts';

/** Threads that render and write pages. */
export interface ThreadPool {
  /** Returns the faults of the pages that failed. */
  readonly write: (routes: readonly PageRoute[]) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/**
 * Starts threads, each with a renderer of its own.
 * @param renderer the URL of its module: a function cannot be given to a thread.
 */
export function threadPool(
  renderer: string,
  settings: PageSettings,
  threads: number,
  tasksPerThread: number,
): ThreadPool {
  const data: ThreadData = { renderer, settings };
  const pool = new Piscina<readonly PageRoute[], readonly string[]>({
    filename: new URL('./pageWriterThread.cjs', import.meta.url).href,
    workerData: data,
    execArgv: [], // the loader that this process was started with costs a thread more than all that it loads
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: tasksPerThread,
  });
  return {
    async write(routes) {
      try {
        return await pool.run(routes);
      } catch (error) {
        const held = routes.map(({ path }) => path).join(', ');
        return [`route ${held}: the thread that rendered one of these died: ${explainError(error)}`];
      }
    },
    close: () => pool.destroy(),
  };
}
