import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type CompleteDocument, documentCompleter } from '../document/completeDocument.ts';
import type { SiteHead } from '../document/planHead.ts';
import type { Template } from '../document/template.ts';
import { explainAppError } from '../errors/appErrors.ts';
import { ownFrames, withFrames } from '../errors/stacks.ts';
import { explainError } from '../errors/UserError.ts';
import { type FileNames, type PageRoute, renderedPath } from '../routes/routes.ts';
import { pagesOf } from './app.ts';
import { waitingFrames } from './hangs.ts';
import { importRenderer, type Renderer, renderPage } from './renderPage.ts';

/** What the threads are passed of a site. */
export interface SiteData {
  readonly renderer: string;
  readonly head?: SiteHead;
  /** `true` leaves the documents as they are rendered, for a site that completes them once it has them all. */
  readonly isIncomplete?: boolean;
  readonly template?: Template;
  readonly fileNames?: FileNames | undefined;
}

export interface WorkerData extends SiteData {
  readonly limits: TimeLimits;
}

/** What a thread is asked for: a page, or the list of the app's pages. */
export type Task = PageRoute | 'list pages';

/** How long the renderer may take to load or to list its pages, and a page may take, in milliseconds. */
export interface TimeLimits {
  readonly load: number;
  readonly page: number;
}

export type TaskResult = CompleteDocument | { readonly routes: readonly PageRoute[] };

/**
 * What a thread reports: that its renderer is loaded, then the result of each task in the given order; an error that
 * nothing caught, of a task that was reported before; that the task at hand ends the thread; or why rendering is
 * impossible.
 */
export type WorkerMessage<Own extends Task = Task> =
  | { readonly type: 'ready' }
  | { readonly type: 'result'; readonly result: TaskResult }
  | { readonly type: 'late error'; readonly task: Own; readonly error: string }
  | { readonly type: 'exit'; readonly error: string }
  | { readonly type: 'impossible'; readonly error: string };

const { renderer: url, head, template, fileNames, isIncomplete, limits }: WorkerData = workerData;
const complete = isIncomplete ? undefined : documentCompleter(head);
const report = (message: WorkerMessage) => parentPort?.postMessage(message);
const reportImpossible = async (error: unknown) => {
  await flushOutput();
  report({ type: 'impossible', error: explainError(error) });
};

/** Takes the errors that nothing catches from a page and all that it started, however late they come. */
const uncaught = new AsyncLocalStorage<(error: string) => void>();
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => {
    const found = `nothing awaited or caught an error: ${explainAppError(error)}`;
    const onError = uncaught.getStore();
    if (onError) onError(found);
    else reportImpossible(new Error(`the renderer ${url}: ${found}`));
  });

const { exit } = process;
const endThread = (error: string) => {
  report({ type: 'exit', error });
  return exit(1);
};
process.exit = () => {
  const call = new Error();
  Error.captureStackTrace(call, process.exit);
  return endThread(withFrames('ended its thread: remove the call of process.exit', ownFrames(call)));
};

/**
 * Ends the thread if something takes too long, and reports what it waits for.
 * @param again repeats it.
 */
async function inTime<Result>(result: Promise<Result>, limit: number, again: () => unknown): Promise<Result> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(timer), limit);
  return Promise.race([result, timeout.promise])
    .catch(async (error) => {
      if (error !== timer) throw error;
      const frames = await uncaught.run(() => undefined, waitingFrames, again);
      await flushOutput();
      return endThread(withFrames(`took longer than ${limit / 1000} s: it waits for something`, frames));
    })
    .finally(() => clearTimeout(timer));
}

const importAgain = () => import(`${url}#again`); // to Node, another module
inTime(importRenderer(url), limits.load, importAgain).then(serve, reportImpossible);

function serve(renderer: Renderer): void {
  const { render, paths } = renderer; // as methods they would have other names in stack traces
  const perform = async (task: Task): Promise<TaskResult> => {
    if (task !== 'list pages') return renderPage(renderer, task, template, complete, fileNames);
    try {
      return { routes: await pagesOf(paths) };
    } catch (error) {
      return { errors: [explainAppError(error)] };
    }
  };
  const performAgain = (task: Task) => {
    if (task !== 'list pages') return render(renderedPath(task, fileNames));
    return typeof paths === 'function' ? paths() : undefined;
  };
  const finish = async (task: Task) => {
    let uncaughtError: string | undefined;
    let isReported = false;
    const failure = Promise.withResolvers<void>();
    const onError = (error: string) => {
      if (isReported) report({ type: 'late error', task, error });
      uncaughtError ??= error;
      failure.resolve(); // the task may never finish
    };
    const finished = Promise.race([uncaught.run(onError, perform, task), failure.promise]);
    const result = await inTime(finished, task === 'list pages' ? limits.load : limits.page, () => performAgain(task));
    await setImmediate(); // by then Node has reported the promises that the page rejected
    await flushOutput();
    if (uncaughtError) report({ type: 'result', result: { errors: [uncaughtError] } });
    else if (result) report({ type: 'result', result });
    isReported = true;
  };
  let previous = Promise.resolve();
  parentPort?.on('message', (task: Task) => {
    previous = previous.then(() => finish(task)).catch(reportImpossible);
  });
  report({ type: 'ready' });
}

/**
 * Waits until the process has everything that this thread wrote to stdout and stderr. After its last report the thread
 * is terminated, which loses what is still buffered here.
 */
async function flushOutput(): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    if (stream.writableLength > 0) await new Promise((resolve) => stream.write('', resolve));
  }
}
