import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { headAdditions, type SiteHead } from '../document/head.ts';
import type { Template } from '../document/template.ts';
import { ownFrames } from '../errors/stacks.ts';
import { explainError, type PageError, pageError, printError } from '../errors/UserError.ts';
import { fileWriter } from '../files/output.ts';
import { type FileNames, type PageRoute, renderedPath } from '../routes/routes.ts';
import { pagesOf } from './app.ts';
import { waitingStack } from './hangs.ts';
import { importRenderer, type Renderer, type RenderResult, renderPage } from './renderPage.ts';

export interface WorkerData {
  readonly renderer: string;
  /** Whether the thread lists the app's pages instead of rendering them. Its only task then results in all of them. */
  readonly listsPages?: boolean;
  readonly head?: SiteHead;
  readonly template?: Template;
  /** Where to write pages. Without it, they are sent back. */
  readonly write?: {
    readonly folder: string;
    /** The published folder, whose pages keep their time if they are the same. */
    readonly published?: string;
    readonly fileNames: FileNames;
  };
}

/** What a thread is told: to render a page, or to find what it waits for in the page, or, without one, as it loads. */
export type WorkerTask =
  | { readonly type: 'render'; readonly route: PageRoute }
  | { readonly type: 'find wait'; readonly route: PageRoute | undefined };

export type TaskResult = RenderResult | { readonly routes: readonly PageRoute[] };

/**
 * What a thread reports: that its renderer is loaded, then each page in the given order; an error that nothing caught,
 * of a page that was reported before; that the page being rendered ends the thread; the lines that it waits in; or why
 * rendering is impossible.
 */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'page'; readonly result: TaskResult }
  | { readonly type: 'late error'; readonly route: PageRoute; readonly error: PageError }
  | { readonly type: 'exit'; readonly error: PageError }
  | { readonly type: 'wait'; readonly frames: readonly string[] }
  | { readonly type: 'impossible'; readonly error: string };

const { renderer: url, listsPages, head, template, write }: WorkerData = workerData;
const additionsOf = headAdditions(head);
const files = write && { fileNames: write.fileNames, writeFile: fileWriter(write.folder, write.published) };
const report = (message: WorkerMessage) => parentPort?.postMessage(message);
const reportImpossible = async (error: unknown) => {
  await flushOutput();
  report({ type: 'impossible', error: explainError(error) });
};

/** Takes the errors that nothing catches from a page and all that it started, however late they come. */
const uncaught = new AsyncLocalStorage<(error: PageError) => void>();
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => {
    const found = pageError(`nothing awaited or caught an error: ${explainError(error)}`, ownFrames(error));
    const onError = uncaught.getStore();
    if (onError) onError(found);
    else reportImpossible(new Error(`the renderer ${url}: ${printError(found)}`));
  });

const { exit } = process;
process.exit = (code) => {
  const call = new Error();
  Error.captureStackTrace(call, process.exit);
  report({ type: 'exit', error: pageError('ended its thread: remove the call of process.exit', ownFrames(call)) });
  return exit(code);
};

let findWait = (_route?: PageRoute) => waitingStack(() => import(`${url}#again`)); // to Node, another module
parentPort?.on('message', async ({ type, route }: WorkerTask) => {
  if (type === 'find wait') report({ type: 'wait', frames: await findWait(route) });
});
importRenderer(url).then(serve, reportImpossible);

function serve(renderer: Renderer): void {
  const { render, paths } = renderer; // as methods they would have other names in stacks
  findWait = (route) =>
    waitingStack(() => (typeof paths === 'function' && listsPages ? paths() : route && render(renderedPath(route))));
  const perform = async (route: PageRoute): Promise<TaskResult> => {
    if (!listsPages) return renderPage(renderer, route, additionsOf, files, template);
    try {
      return { routes: await pagesOf(paths) };
    } catch (error) {
      return { errors: [pageError(explainError(error), ownFrames(error))] };
    }
  };
  const makePage = async (route: PageRoute) => {
    let uncaughtError: PageError | undefined;
    let isReported = false;
    const failure = Promise.withResolvers<void>();
    const onError = (error: PageError) => {
      if (isReported) report({ type: 'late error', route, error });
      uncaughtError ??= error;
      failure.resolve(); // the page may never finish
    };
    const rendered = uncaught.run(onError, () => perform(route));
    const result = await Promise.race([rendered, failure.promise]);
    await setImmediate(); // by then Node has told of the promises that the page rejected
    await flushOutput();
    if (uncaughtError) report({ type: 'page', result: { errors: [uncaughtError] } });
    else if (result) report({ type: 'page', result });
    isReported = true;
  };
  let previous = Promise.resolve();
  parentPort?.on('message', ({ type, route }: WorkerTask) => {
    if (type === 'render') previous = previous.then(() => makePage(route)).catch(reportImpossible);
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
