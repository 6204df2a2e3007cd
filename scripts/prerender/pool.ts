import { on } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { explainError, UserError } from './errors.ts';
import type { RenderedDocument } from './head.ts';
import type { PageRoute } from './paths.ts';
import type { PrerenderOptions } from './prerender.ts';
import type { RenderedPage, WorkerMessage } from './worker.ts';

/** The number of pages that justify another thread. */
const pagesPerThread = 250;

/**
 * Renders pages in threads. An endless loop or a lack of memory then ends only a thread, and is reported as an error of
 * the page being rendered.
 * @returns the documents, and the errors of every page in the order of the routes, both by the paths of the routes.
 * @throws UserError if the renderer cannot be loaded.
 */
export async function renderPages(options: PrerenderOptions) {
  const { routes, renderer } = options;
  const waiting = [...routes];
  const documents = new Map<string, RenderedDocument>();
  const pageErrors = new Map(routes.map(({ path }): [string, string[]] => [path, []]));
  const onPage = ({ path }: PageRoute, page: RenderedPage) => {
    if ('document' in page) documents.set(path, page.document);
    else pageErrors.get(path)?.push(page.error);
  };
  const renderInThread = async () => {
    for (;;) {
      const crash = await runThread(options, () => waiting.shift(), onPage);
      if (!crash) return;
      const [route, ...others] = crash.queue;
      if (!route) throw new UserError(`the renderer ${renderer.href} ${crash.reason}`);
      onPage(route, { error: crash.reason });
      waiting.push(...others);
    }
  };
  const threads = Math.min(availableParallelism(), Math.ceil(routes.length / pagesPerThread));
  const ends = await Promise.allSettled(Array.from({ length: threads }, renderInThread));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return { documents, pageErrors };
}

/** What is wrong with a page that takes too long, and what to do. */
const overdueAdvice =
  'it loops, or waits for something that never comes. Look at its loops and at what it awaits; if it only needs more time, raise timeLimit';

/** How many pages are queued, so that a thread never waits for the next one. */
const queueDepth = 8;
/** How many of a page's time limits a renderer may take to load. */
const loadFactor = 6;
/** A page leaves little behind that lives on, so a large young generation would only hold garbage. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/**
 * Runs a thread until all pages are rendered, or until it ends or takes too long.
 * @param next returns the next page to render.
 * @param onPage is called with each page as it is rendered, and again with an error that it left behind.
 * @returns if it ended with pages left: why, and the pages that it was sent. It was rendering the first of them.
 * @throws UserError if rendering is impossible.
 */
async function runThread(
  { renderer, timeLimit = 10_000 }: PrerenderOptions,
  next: () => PageRoute | undefined,
  onPage: (route: PageRoute, page: RenderedPage) => void,
) {
  const queue: PageRoute[] = [];
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: renderer.href, resourceLimits });
  worker.on('error', () => undefined); // the loop below receives it, if it still runs
  const overdue = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const restartClock = (time: number) => {
    clearTimeout(timer);
    const reason = `took longer than ${time / 1000} s: ${overdueAdvice}`;
    const current = setTimeout(() => {
      // Messages that have arrived are read first: this process may have been too busy for them.
      setImmediate(() => timer === current && overdue.abort(reason));
    }, time);
    timer = current;
  };
  try {
    restartClock(timeLimit * loadFactor);
    for await (const [received] of on(worker, 'message', { signal: overdue.signal, close: ['exit'] })) {
      const message: WorkerMessage = received;
      if (message.type === 'fatal') throw new UserError(message.error);
      let isNextPage = message.type === 'ready';
      if (message.type === 'page') {
        isNextPage = message.route.path === queue[0]?.path; // otherwise an earlier page left an error
        if (isNextPage) queue.shift();
        onPage(message.route, message.page);
      }
      while (queue.length < queueDepth) {
        const route = next();
        if (!route) break;
        queue.push(route);
        worker.postMessage(route);
      }
      if (queue.length === 0) return undefined;
      if (isNextPage) restartClock(timeLimit);
    }
    return { reason: 'ended its thread', queue };
  } catch (error) {
    if (overdue.signal.aborted) return { reason: String(overdue.signal.reason), queue };
    if (error instanceof UserError) throw error;
    return { reason: `ended its thread: ${explainError(error)}`, queue };
  } finally {
    clearTimeout(timer);
    await worker.terminate(); // afterwards it writes nothing
  }
}
