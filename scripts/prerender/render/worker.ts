import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { headAdditions, type SiteHead } from '../document/head.ts';
import type { Template } from '../document/template.ts';
import { ownFrames, withFrames } from '../errors/stacks.ts';
import { explainError } from '../errors/UserError.ts';
import { type PageRoute, renderedPath } from '../routes/routes.ts';
import { pagesOf } from './app.ts';
import { waitingFrames } from './hangs.ts';
import { importRenderer, type Renderer, type RenderResult, renderPage } from './renderPage.ts';

/** What the threads are passed of a site. */
export interface SiteData {
  readonly renderer: string;
  /** Whether the thread lists the app's pages instead of rendering them. Its only task then results in all of them. */
  readonly listsPages?: boolean;
  readonly head?: SiteHead;
  readonly template?: Template;
}

export interface WorkerData extends SiteData {
  /** How long the renderer may take to load, and a page may take, in milliseconds. */
  readonly limits: { readonly load: number; readonly page: number };
}

export type TaskResult = RenderResult | { readonly routes: readonly PageRoute[] };

/**
 * What a thread reports: that its renderer is loaded, then each page in the given order; an error that nothing caught,
 * of a page that was reported before; that the page being rendered ends the thread; or why rendering is impossible.
 */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'page'; readonly result: TaskResult }
  | { readonly type: 'late error'; readonly route: PageRoute; readonly error: string }
  | { readonly type: 'exit'; readonly error: string }
  | { readonly type: 'impossible'; readonly error: string };

const { renderer: url, listsPages, head, template, limits }: WorkerData = workerData;
const additionsOf = headAdditions(head);
const report = (message: WorkerMessage) => parentPort?.postMessage(message);
const reportImpossible = async (error: unknown) => {
  await flushOutput();
  report({ type: 'impossible', error: explainError(error) });
};

/** Takes the errors that nothing catches from a page and all that it started, however late they come. */
const uncaught = new AsyncLocalStorage<(error: string) => void>();
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => {
    const found = withFrames(`nothing awaited or caught an error: ${explainError(error)}`, ownFrames(error));
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
  const perform = async (route: PageRoute): Promise<TaskResult> => {
    if (!listsPages) return renderPage(renderer, route, additionsOf, template);
    try {
      return { routes: await pagesOf(paths) };
    } catch (error) {
      return { errors: [withFrames(explainError(error), ownFrames(error))] };
    }
  };
  const performAgain = (route: PageRoute) => {
    if (!listsPages) return render(renderedPath(route));
    return typeof paths === 'function' ? paths() : undefined;
  };
  const makePage = async (route: PageRoute) => {
    let uncaughtError: string | undefined;
    let isReported = false;
    const failure = Promise.withResolvers<void>();
    const onError = (error: string) => {
      if (isReported) report({ type: 'late error', route, error });
      uncaughtError ??= error;
      failure.resolve(); // the page may never finish
    };
    const finished = Promise.race([uncaught.run(onError, perform, route), failure.promise]);
    const result = await inTime(finished, limits.page, () => performAgain(route));
    await setImmediate(); // by then Node has reported the promises that the page rejected
    await flushOutput();
    if (uncaughtError) report({ type: 'page', result: { errors: [uncaughtError] } });
    else if (result) report({ type: 'page', result });
    isReported = true;
  };
  let previous = Promise.resolve();
  parentPort?.on('message', (route: PageRoute) => {
    previous = previous.then(() => makePage(route)).catch(reportImpossible);
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
