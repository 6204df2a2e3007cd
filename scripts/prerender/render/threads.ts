import { availableParallelism } from 'node:os';
import { UserError } from '../errors/UserError.ts';
import type { PrerenderOptions } from '../options/options.ts';
import type { PageRoute } from '../routes/routes.ts';
import { queueDepth, runThread } from './thread.ts';
import type { SiteData, Task, TaskResult } from './worker.ts';

/** How threads render. */
export type ThreadOptions = Pick<PrerenderOptions, 'threads' | 'timeLimit' | 'onProgress' | 'signal'>;

/** Another thread is started if the remaining pages would take longer than this, in milliseconds. */
const minRemainingTime = 1000;
/** After this many crashes the run stops: a component that crashes one page may crash all. */
const crashLimit = 5;

/**
 * Renders pages in threads. An endless loop or a lack of memory then ends only a thread, and is reported as an error of
 * the page being rendered.
 * @param site passed to every thread.
 * @param onResult called for each task as it is finished, and again if an error that it left behind is found later.
 * @returns how many threads ran, and how many tasks were not tried, because too many others had ended their thread.
 * @throws UserError if the renderer cannot be loaded; the signal's reason once it is aborted; what `onResult` throws.
 */
export async function runThreads<Own extends Task>(
  tasks: readonly Own[],
  site: SiteData,
  { threads: wanted, timeLimit = 10_000, onProgress, signal }: ThreadOptions,
  onResult: (result: TaskResult, task: Own) => void,
): Promise<{ readonly threads: number; readonly untried: number }> {
  const stop = new AbortController();
  const stopped = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const waiting = tasks.values();
  const retries: Own[] = []; // of threads that crashed before they came to them
  const threads: Promise<void>[] = [];
  const start = performance.now();
  const cores = availableParallelism(); // asking after each page takes time
  let done = 0;
  let crashes = 0;
  let failure: unknown;

  const finish = (result: TaskResult, task: Own) => {
    done += 1;
    onResult(result, task);
    onProgress?.(done, tasks.length);
    if (wanted === undefined && isWorthAnotherThread()) addThread();
  };
  const isWorthAnotherThread = () => {
    if (done < queueDepth || threads.length >= cores) return false;
    return ((performance.now() - start) / done) * (tasks.length - done) > minRemainingTime;
  };
  const source = { next: () => retries.shift() ?? waiting.next().value, onResult: finish, onLateError: onResult };
  const renderInThread = async () => {
    while (!stopped.aborted) {
      const crash = await runThread(site, timeLimit, source, stopped);
      if (!crash) return;
      const [task, ...others] = crash.queue;
      if (!task) throw new UserError(`the renderer ${site.renderer} ${crash.reason}`);
      retries.push(...others);
      finish({ errors: [crash.reason] }, task);
      crashes += 1;
      if (crashes >= crashLimit) stop.abort();
    }
  };
  const addThread = () => {
    const thread = renderInThread().catch((error) => {
      failure ??= error;
      stop.abort();
    });
    threads.push(thread);
  };

  for (let count = 0; count < (wanted ?? 1); count += 1) addThread();
  for (const thread of threads) await thread; // including those added meanwhile
  signal?.throwIfAborted();
  if (failure) throw failure;
  return { threads: threads.length, untried: tasks.length - done };
}

/**
 * The pages of an app, listed in a thread of their own, which can be ended if it loops or waits forever.
 * @throws UserError if the app cannot be loaded, or its `paths` fail.
 */
export async function listPages(renderer: URL, options: ThreadOptions): Promise<readonly PageRoute[]> {
  const results: TaskResult[] = [];
  const site = { renderer: renderer.href };
  await runThreads(['list pages'], site, { ...options, threads: 1 }, (result) => results.push(result));
  for (const result of results) {
    if ('routes' in result) return result.routes;
    if ('errors' in result) throw new UserError(`paths: ${result.errors.join('\n')}`);
  }
  return [];
}
