import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ownFrames } from '../errors/stacks.ts';
import { explainError, type PageError, pageError, printError, UserError } from '../errors/UserError.ts';
import type { ThreadOptions } from '../options/options.ts';
import type { PageRoute } from '../routes/routes.ts';
import { runningStack } from './hangs.ts';
import type { TaskResult, WorkerData, WorkerMessage, WorkerTask } from './worker.ts';

export type FinishedPage = TaskResult & { readonly route: PageRoute };

/**
 * How a thread ended: all pages are done; it died with pages left, the first of which it was rendering; or rendering is
 * impossible.
 */
type Ending =
  | { readonly type: 'done' }
  | { readonly type: 'crashed'; readonly reason: PageError; readonly queue: readonly PageRoute[] }
  | { readonly type: 'impossible'; readonly error: UserError };

/** Beside this module: `worker.ts`, or `worker.js` once the package is compiled. */
const workerUrl = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url);
/** How many pages are queued per thread, so that it never waits for the next one. */
const queueDepth = 8;
/** How many times as long as a page a renderer may take to load, and an app to list its pages. */
const loadFactor = 6;
/** How long a thread may take to tell where it waits, in milliseconds. */
const waitLimit = 3000;
/** Another thread is started if the remaining pages would take longer than this, in milliseconds. */
const worthAnotherThread = 1000;
/** After this many crashes the run stops: a component that crashes one page may crash all. */
const crashLimit = 5;
/** A page leaves little behind that lives on, so a large young generation would only hold garbage. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

/**
 * Renders pages in threads. An endless loop, a call of `process.exit` or a lack of memory then ends only a thread, and
 * is reported as an error of the page being rendered.
 * @param data passed to every thread.
 * @param onPage called for each page as it is finished, and again if an error that it left behind is found later.
 * @returns how many threads rendered, and how many pages were not tried, because too many others had ended their thread.
 * @throws UserError if the renderer cannot be loaded or a file or folder cannot be written; the signal's reason once it
 *   is aborted.
 */
export async function renderInThreads(
  routes: readonly PageRoute[],
  data: WorkerData,
  { threads: wanted, timeLimit = 10_000, onProgress, signal }: ThreadOptions,
  onPage: (page: FinishedPage) => void,
): Promise<{ readonly threads: number; readonly untried: number }> {
  const stop = new AbortController();
  const stopped = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const waiting = routes.values();
  const retries: PageRoute[] = []; // of threads that crashed before rendering them
  const next = () => retries.shift() ?? waiting.next().value;
  const threads: Promise<void>[] = [];
  const start = performance.now();
  let done = 0;
  let crashes = 0;
  let failure: unknown;

  const finish = (page: FinishedPage) => {
    done += 1;
    onPage(page);
    onProgress?.(done, routes.length);
    if (wanted === undefined && isWorthAnotherThread(done)) addThread();
  };
  const isWorthAnotherThread = (done: number) => {
    if (done < queueDepth || threads.length >= availableParallelism()) return false;
    return ((performance.now() - start) / done) * (routes.length - done) > worthAnotherThread;
  };
  const addThread = () => {
    const thread = async () => {
      while (!stopped.aborted) {
        const ending = await runThread(data, next, timeLimit, stopped, finish, onPage);
        if (ending.type === 'done') return;
        if (ending.type === 'impossible') throw ending.error;
        const [route, ...others] = ending.queue;
        if (!route) throw new UserError(`the renderer ${data.renderer} ${printError(ending.reason)}`);
        retries.push(...others);
        finish({ route, errors: [ending.reason] });
        crashes += 1;
        if (crashes >= crashLimit) stop.abort();
      }
    };
    threads.push(
      thread().catch((error) => {
        failure ??= error;
        stop.abort();
      }),
    );
  };

  for (let count = 0; count < (wanted ?? 1); count += 1) addThread();
  for (const thread of threads) await thread; // including those added meanwhile
  signal?.throwIfAborted();
  if (failure) throw failure;
  return { threads: threads.length, untried: routes.length - done };
}

/**
 * The pages of an app, from a thread of their own: it can be ended, and asked where it is, if it loops or waits forever.
 * @throws UserError if the app cannot be loaded, or its `paths` fail.
 */
export async function listPages(renderer: URL, options: ThreadOptions): Promise<readonly PageRoute[]> {
  const results: FinishedPage[] = [];
  const data = { renderer: renderer.href, listsPages: true };
  await renderInThreads([{ path: 'paths' }], data, { ...options, threads: 1 }, (result) => results.push(result));
  for (const result of results) {
    if ('routes' in result) return result.routes;
    if ('errors' in result) throw new UserError(`paths: ${result.errors.map(printError).join('\n')}`);
  }
  return [];
}

/** Runs a thread until all pages are done, it dies, or the signal stops it. */
function runThread(
  data: WorkerData,
  next: () => PageRoute | undefined,
  timeLimit: number,
  signal: AbortSignal,
  onPage: (page: FinishedPage) => void,
  onLateError: (page: FinishedPage) => void,
): Promise<Ending> {
  return new Promise((resolve) => {
    const queue: PageRoute[] = [];
    const loadLimit = timeLimit * loadFactor;
    let timer: NodeJS.Timeout | undefined;
    const worker = new Worker(workerUrl, { workerData: data, resourceLimits });

    const end = (ending: Ending) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      worker.removeAllListeners().on('error', () => undefined);
      worker.terminate().finally(() => resolve(ending)); // afterwards it writes nothing
    };
    const abort = () => end({ type: 'done' });
    const crash = (reason: PageError) => end({ type: 'crashed', reason, queue });
    const limit = (time: number, reason: string) => {
      clearTimeout(timer);
      const armed = setTimeout(async () => {
        const [route] = queue;
        const waiting = await waitingFrames(worker, route); // first: a thread that was paused would not answer
        const stack = waiting ? '' : await runningStack(worker.threadId);
        // A message may have been waiting that this process was too busy to read.
        if (timer === armed) crash(timeoutError(reason, stack, waiting));
      }, time);
      timer = armed;
    };
    const advance = () => {
      while (queue.length < queueDepth) {
        const route = next();
        if (!route) break;
        queue.push(route);
        tell(worker, { type: 'render', route });
      }
      if (queue.length === 0) return end({ type: 'done' });
      const time = data.listsPages ? loadLimit : timeLimit;
      limit(time, `took longer than ${time / 1000} s`);
    };

    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'impossible') return end({ type: 'impossible', error: new UserError(message.error) });
      if (message.type === 'late error') return onLateError({ route: message.route, errors: [message.error] });
      if (message.type === 'wait') return; // waitingFrames takes it
      if (message.type === 'exit') {
        reason = message.error;
        return;
      }
      if (message.type === 'page') {
        const route = queue.shift();
        if (route) onPage({ ...message.result, route });
      }
      advance();
    });
    // Only on exit have all messages been read, so only then is the page being rendered known.
    let reason: PageError = { cause: 'ended its thread' };
    worker.on('error', (error) => {
      reason = { cause: `ended its thread: ${explainError(error)}` };
    });
    worker.on('exit', () => crash(reason));
    limit(loadLimit, `was not loaded within ${loadLimit / 1000} s`);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });
}

function tell(worker: Worker, task: WorkerTask): void {
  worker.postMessage(task);
}

/** The lines that a thread waits in; undefined if it does not answer, since it loops. */
async function waitingFrames(worker: Worker, route: PageRoute | undefined): Promise<readonly string[] | undefined> {
  tell(worker, { type: 'find wait', route });
  const answer = once(worker, 'message', { signal: AbortSignal.timeout(waitLimit) });
  const [message]: readonly WorkerMessage[] = await answer.catch(() => []);
  return message?.type === 'wait' ? message.frames : undefined;
}

/** The error of a thread that took too long, with the lines that it was at, if they are known. */
function timeoutError(reason: string, stack: string, waiting: readonly string[] = []): PageError {
  const frames = ownFrames(stack);
  if (frames.length > 0) return pageError(`${reason}: it loops, or computes for too long`, frames);
  return pageError(`${reason}: it waits for something${waiting.length > 0 ? '' : ', or loops'}`, waiting);
}
