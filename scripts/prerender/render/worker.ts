// What runs in each thread: it loads the renderer, and renders the pages that it is sent, one after the other.

import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type CompleteDocument, completeDocument, prepareHead } from '../document/completeDocument.ts';
import type { SiteHead } from '../document/planHead.ts';
import type { Template } from '../document/template.ts';
import { explainError } from '../errors/UserError.ts';
import type { FileNames, PageRoute } from '../routes/routes.ts';
import { pagesOf } from './app.ts';
import { explainAppError } from './explainAppError.ts';
import { importRenderer, renderPage } from './renderPage.ts';

/** What the threads are passed of a site. */
export interface SiteData {
  readonly renderer: string;
  readonly head?: SiteHead;
  /** `true` leaves the documents as they are rendered, for a site that completes them once it has them all. */
  readonly isIncomplete?: boolean;
  readonly template?: Template;
  readonly fileNames?: FileNames | undefined;
}

/** What a thread is asked for: a page, or the list of the app's pages. */
export type Task = PageRoute | 'list pages';

export type TaskResult = CompleteDocument | { readonly routes: readonly PageRoute[] };

/**
 * What a thread reports: that its renderer is loaded, then the result of each task in the given order; an error that
 * nothing caught, of a task that was reported before; or why rendering is impossible.
 */
export type WorkerMessage<Own extends Task = Task> =
  | { readonly type: 'ready' }
  | { readonly type: 'result'; readonly result: TaskResult }
  | { readonly type: 'late error'; readonly task: Own; readonly error: string }
  | { readonly type: 'impossible'; readonly error: string };

const { renderer: url, head, template, fileNames, isIncomplete }: SiteData = workerData;
const prepared = head && prepareHead(head);
const complete = isIncomplete ? undefined : (html: string, route: PageRoute) => completeDocument(html, route, prepared);
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

process.exit = () => {
  throw new Error('process.exit would end the build: remove the call');
};

const loading = importRenderer(url);
let previous = loading.then(() => report({ type: 'ready' })).catch(reportImpossible);
// Listening also keeps the thread alive while it waits for something that never comes.
parentPort?.on('message', (task: Task) => {
  previous = previous.then(() => finish(task)).catch(reportImpossible);
});

/** Performs a task and reports its result, and what it leaves behind later. */
async function finish(task: Task): Promise<void> {
  let failure: TaskResult | undefined;
  let isReported = false;
  const failed = Promise.withResolvers<TaskResult>(); // by an error that nothing caught: the task may never finish
  const onError = (error: string) => {
    if (isReported) report({ type: 'late error', task, error });
    failure ??= { errors: [error] };
    failed.resolve(failure);
  };
  const result = await Promise.race([uncaught.run(onError, perform, task), failed.promise]);
  await setImmediate(); // by then Node has reported the promises that the page rejected
  await flushOutput();
  report({ type: 'result', result: failure ?? result });
  isReported = true;
}

async function perform(task: Task): Promise<TaskResult> {
  const renderer = await loading;
  if (task !== 'list pages') return renderPage(renderer, task, template, complete, fileNames);
  try {
    const { paths } = renderer; // as a method it would have another name in stack traces
    return { routes: await pagesOf(paths) };
  } catch (error) {
    return { errors: [explainAppError(error)] };
  }
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
