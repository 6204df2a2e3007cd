import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CompleteDocument } from './complete.ts';
import { explainError, UserError } from './errors.ts';
import type { Heads } from './head.ts';
import type { SiteOptions } from './options.ts';
import type { PageRoute } from './routes.ts';
import type { WorkerData, WorkerMessage } from './worker.ts';

/** How many pages are worth another thread. */
const pagesPerThread = 250;
/** After this many threads have ended, the run stops: a component that ends one may end all. */
const crashLimit = 5;

/**
 * Renders pages in threads. An endless loop or a lack of memory then ends only a thread, and is reported as an error of
 * the page being rendered.
 * @param heads complete the documents; without them they are left as they are rendered.
 * @param onPage called with each page as it is finished, and again if an error that it left behind is found later.
 * @returns how many threads ran, and how many pages were not tried, because too many others had ended their thread.
 * @throws UserError if the renderer cannot be loaded; the signal's reason once it is aborted; what `onPage` throws.
 */
export async function renderPages(
  routes: readonly PageRoute[],
  heads: Heads | undefined,
  { renderer, threads: wanted, timeLimit = 10_000, signal }: SiteOptions,
  onPage: (page: CompleteDocument, route: PageRoute) => void,
): Promise<{ readonly threads: number; readonly untried: number }> {
  const stop = new AbortController();
  const stopped = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const waiting = routes.values();
  const retries: PageRoute[] = []; // of threads that ended before they came to them
  let done = 0;
  let crashes = 0;
  const finish = (page: CompleteDocument, route: PageRoute) => {
    done += 1;
    onPage(page, route);
  };
  const pages: Pages = { next: () => retries.shift() ?? waiting.next().value, onPage: finish, onLateError: onPage };
  const renderInThread = async () => {
    while (!stopped.aborted) {
      const crash = await runThread({ renderer: renderer.href, heads }, timeLimit, pages, stopped);
      if (!crash) return;
      const [route, ...others] = crash.queue;
      if (!route) throw new UserError(`the renderer ${renderer.href} ${crash.reason}`);
      retries.push(...others);
      finish({ errors: [crash.reason] }, route);
      crashes += 1;
      if (crashes >= crashLimit) stop.abort();
    }
  };
  const threads = wanted ?? Math.min(availableParallelism(), Math.ceil(routes.length / pagesPerThread));
  const runs = Array.from({ length: threads }, () =>
    renderInThread().catch((error) => {
      stop.abort();
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(runs)).find(({ status }) => status === 'rejected');
  signal?.throwIfAborted();
  if (failed?.status === 'rejected') throw failed.reason;
  return { threads, untried: routes.length - done };
}

/** How a thread ended, with pages left, the first of which it was rendering. */
interface Crash {
  readonly reason: string;
  readonly queue: readonly PageRoute[];
}

/** Where the pages of a thread come from, and where they go. */
interface Pages {
  readonly next: () => PageRoute | undefined;
  readonly onPage: (page: CompleteDocument, route: PageRoute) => void;
  /** Called with an error that a page left behind, after the page itself. */
  readonly onLateError: (page: CompleteDocument, route: PageRoute) => void;
}

/** How many pages are queued, so that a thread never waits for the next one. */
const queueDepth = 8;
/** How many times as long as a page a renderer may take to load. */
const loadFactor = 6;
/** A page leaves little behind that lives on, so a large young generation would only hold garbage. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/**
 * Runs a thread until all pages are rendered, it ends, takes too long, or the signal stops it.
 * @param timeLimit for a page, in milliseconds.
 * @returns how it ended, if it did.
 * @throws UserError if rendering is impossible; what `onPage` throws.
 */
function runThread(
  workerData: WorkerData,
  timeLimit: number,
  { next, onPage, onLateError }: Pages,
  signal: AbortSignal,
): Promise<Crash | undefined> {
  return new Promise((resolve, reject) => {
    const queue: PageRoute[] = [];
    let timer: NodeJS.Timeout | undefined;
    let reason = 'ended its thread';
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData, resourceLimits });

    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      worker.removeAllListeners().on('error', () => undefined);
      worker.terminate().finally(settle); // afterwards it writes nothing
    };
    const stop = () => end(() => resolve(undefined));
    const crash = (reason: string) => end(() => resolve({ reason, queue }));
    const limit = (time: number) => {
      clearTimeout(timer);
      const isOver = () => {
        if (timer === armed) crash(tookTooLong(time));
      };
      // First, the messages are read that this process was too busy to read.
      const armed = setTimeout(() => setImmediate(isOver), time);
      timer = armed;
    };

    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'impossible') return end(() => reject(new UserError(message.error)));
      if (message.type === 'late error') return onLateError({ errors: [message.error] }, message.route);
      const route = message.type === 'page' && queue.shift();
      try {
        if (route) onPage(message.page, route);
      } catch (error) {
        return end(() => reject(error));
      }
      while (queue.length < queueDepth) {
        const route = next();
        if (!route) break;
        queue.push(route);
        worker.postMessage(route);
      }
      if (queue.length === 0) stop();
      else limit(timeLimit);
    });
    worker.on('error', (error) => {
      reason = `ended its thread: ${explainError(error)}`;
    });
    worker.on('exit', () => crash(reason)); // only then have all messages been read, and the page being rendered is known
    limit(timeLimit * loadFactor);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}

function tookTooLong(time: number): string {
  return `took longer than ${time / 1000} s: it loops, or waits for something that never comes. Look at its loops and at what it awaits; if it only needs more time, raise timeLimit`;
}
