import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ownFrames, withFrames } from '../errors/stacks.ts';
import { explainError, UserError } from '../errors/UserError.ts';
import type { PrerenderOptions } from '../options/options.ts';
import type { PageRoute } from '../routes/routes.ts';
import { runningStack } from './hangs.ts';
import type { SiteData, Task, TaskResult, WorkerData, WorkerMessage } from './worker.ts';

/** How threads render. */
export type ThreadOptions = Pick<PrerenderOptions, 'threads' | 'timeLimit' | 'onProgress' | 'signal'>;

type OnResult<Own extends Task> = (result: TaskResult, task: Own) => void;

/** How a thread died: with tasks left, the first of which it was at. */
interface Crash<Own extends Task> {
  readonly reason: string;
  readonly queue: readonly Own[];
}

/** Beside this module: `worker.ts`, or `worker.js` once the package is compiled. */
const workerUrl = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url);
/** How many pages are queued per thread, so that it never waits for the next one. */
const queueDepth = 8;
/** How many times as long as a page a renderer may take to load, and an app to list its pages. */
const loadFactor = 6;
/** How much longer than its limit a thread may take to report where it waits, in milliseconds. One that loops cannot. */
const graceTime = 3000;
/** Another thread is started if the remaining pages would take longer than this, in milliseconds. */
const minRemainingTime = 1000;
/** After this many crashes the run stops: a component that crashes one page may crash all. */
const crashLimit = 5;
/** A page leaves little behind that lives on: a larger young generation would only hold garbage, a smaller one is collected too often. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };
const cores = availableParallelism(); // asking the system after each page takes time

/**
 * Renders pages in threads. An endless loop, a call of `process.exit` or a lack of memory then ends only a thread, and
 * is reported as an error of the page being rendered.
 * @param site passed to every thread.
 * @param onResult called for each task as it is finished, and again if an error that it left behind is found later.
 * @returns how many threads ran, and how many tasks were not tried, because too many others had ended their thread.
 * @throws UserError if the renderer cannot be loaded; the signal's reason once it is aborted; what `onResult` throws.
 */
export async function runThreads<Own extends Task>(
  tasks: readonly Own[],
  site: SiteData,
  { threads: wanted, timeLimit = 10_000, onProgress, signal }: ThreadOptions,
  onResult: OnResult<Own>,
): Promise<{ readonly threads: number; readonly untried: number }> {
  const data = { ...site, limits: { load: timeLimit * loadFactor, page: timeLimit } };
  const stop = new AbortController();
  const stopped = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const waiting = tasks.values();
  const retries: Own[] = []; // of threads that crashed before they came to them
  const next = () => retries.shift() ?? waiting.next().value;
  const threads: Promise<void>[] = [];
  const start = performance.now();
  let done = 0;
  let crashes = 0;
  let failure: unknown;

  const finish: OnResult<Own> = (result, task) => {
    done += 1;
    onResult(result, task);
    onProgress?.(done, tasks.length);
    if (wanted === undefined && isWorthAnotherThread(done)) addThread();
  };
  const isWorthAnotherThread = (done: number) => {
    if (done < queueDepth || threads.length >= cores) return false;
    return ((performance.now() - start) / done) * (tasks.length - done) > minRemainingTime;
  };
  const addThread = () => {
    const thread = async () => {
      while (!stopped.aborted) {
        const crash = await runThread(data, next, stopped, finish, onResult);
        if (!crash) return;
        const [task, ...others] = crash.queue;
        if (!task) throw new UserError(`the renderer ${data.renderer} ${crash.reason}`);
        retries.push(...others);
        finish({ errors: [crash.reason] }, task);
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
  return { threads: threads.length, untried: tasks.length - done };
}

/**
 * The pages of an app, from a thread of their own: it can be ended, and asked where it is, if it loops or waits forever.
 * @throws UserError if the app cannot be loaded, or its `paths` fail.
 */
export async function listPages(renderer: URL, options: ThreadOptions): Promise<readonly PageRoute[]> {
  const results: TaskResult[] = [];
  const data = { renderer: renderer.href };
  await runThreads(['list pages'], data, { ...options, threads: 1 }, (result) => results.push(result));
  for (const result of results) {
    if ('routes' in result) return result.routes;
    if ('errors' in result) throw new UserError(`paths: ${result.errors.join('\n')}`);
  }
  return [];
}

/**
 * Runs a thread until all tasks are done, it dies, or the signal stops it.
 * @throws UserError if rendering is impossible; what `onResult` throws.
 */
function runThread<Own extends Task>(
  data: WorkerData,
  next: () => Own | undefined,
  signal: AbortSignal,
  onResult: OnResult<Own>,
  onLateError: OnResult<Own>,
): Promise<Crash<Own> | undefined> {
  return new Promise((resolve, reject) => {
    const queue: Own[] = [];
    let timer: NodeJS.Timeout | undefined;
    let reason = 'ended its thread';
    const worker = new Worker(workerUrl, { workerData: data, resourceLimits });

    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      worker.removeAllListeners().on('error', () => undefined);
      worker.terminate().finally(settle); // afterwards it writes nothing
    };
    const abort = () => end(() => resolve(undefined));
    const crash = () => end(() => resolve({ reason, queue }));
    const limit = (time: number) => {
      clearTimeout(timer);
      const armed = setTimeout(async () => {
        const frames = ownFrames(await runningStack(worker.threadId));
        if (timer !== armed) return; // a message was waiting that this process was too busy to read
        const state = frames.length > 0 ? 'it loops, or computes for too long' : 'it waits for something, or loops';
        reason = withFrames(`took longer than ${time / 1000} s: ${state}`, frames);
        crash();
      }, time + graceTime);
      timer = armed;
    };

    worker.on('message', (message: WorkerMessage<Own>) => {
      if (message.type === 'impossible') return end(() => reject(new UserError(message.error)));
      if (message.type === 'late error') return onLateError({ errors: [message.error] }, message.task);
      if (message.type === 'exit') {
        reason = message.error;
        return;
      }
      if (message.type === 'result') {
        const task = queue.shift();
        try {
          if (task) onResult(message.result, task);
        } catch (error) {
          return end(() => reject(error));
        }
      }
      while (queue.length < queueDepth) {
        const task = next();
        if (!task) break;
        queue.push(task);
        worker.postMessage(task);
      }
      const [current] = queue;
      if (!current) abort();
      else limit(current === 'list pages' ? data.limits.load : data.limits.page);
    });
    worker.on('error', (error) => {
      reason = `ended its thread: ${explainError(error)}`;
    });
    worker.on('exit', crash); // only then have all messages been read, and the page being rendered is known
    limit(data.limits.load);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });
}
