import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { FileNames, PageRoute } from './files.ts';
import { type HeadStart, headStarts } from './head.ts';
import { fileWriter } from './output.ts';
import { importRenderer, type Renderer, type RenderResult, renderPage } from './renderPage.ts';
import { ownFrames } from './stacks.ts';
import type { Template } from './template.ts';
import { explainError } from './UserError.ts';

/** What a thread is started with. */
export interface WorkerData {
  /** The URL of the renderer's module. */
  readonly renderer: string;
  /** For the start of every head. Without it, nothing is added. */
  readonly head?: HeadStart;
  /** For pages that are no whole documents. */
  readonly template?: Template;
  /** Where to write pages. Without it, they are sent back. */
  readonly write?: { readonly folder: string; readonly fileNames: FileNames };
}

/**
 * What a thread reports: that its renderer is loaded, then each page in the given order; an error that nothing caught,
 * of a page that was reported before; or why rendering is impossible.
 */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'page'; readonly result: RenderResult }
  | { readonly type: 'late error'; readonly route: PageRoute; readonly error: string }
  | { readonly type: 'impossible'; readonly error: string };

const { renderer: url, head, template, write }: WorkerData = workerData;
const headStartOf = head ? headStarts(head) : () => '';
const files = write && { fileNames: write.fileNames, writeFile: fileWriter(write.folder) };
const report = (message: WorkerMessage) => parentPort?.postMessage(message);
const giveUp = async (error: unknown) => {
  await flushOutput();
  report({ type: 'impossible', error: explainError(error) });
};

/** Takes the errors that nothing catches from a page and all that it started, however late they come. */
const uncaught = new AsyncLocalStorage<(error: string) => void>();
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => {
    const text = [`nothing awaited or caught an error: ${explainError(error)}`, ...ownFrames(error)].join(
      '\n',
    );
    const onError = uncaught.getStore();
    if (onError) onError(text);
    else giveUp(new Error(`the renderer ${url}: ${text}`));
  });

importRenderer(url).then(serve, giveUp);

function serve(renderer: Renderer): void {
  const makePage = async (route: PageRoute) => {
    let uncaughtError: string | undefined;
    let isReported = false;
    const failure = Promise.withResolvers<void>();
    const onError = (error: string) => {
      if (isReported) report({ type: 'late error', route, error });
      uncaughtError ??= error;
      failure.resolve(); // the page may never finish
    };
    const rendered = uncaught.run(onError, () => renderPage(renderer, route, headStartOf, files, template));
    const result = await Promise.race([rendered, failure.promise]);
    await setImmediate(); // by then Node has told of the promises that the page rejected
    await flushOutput();
    if (uncaughtError !== undefined) report({ type: 'page', result: { error: uncaughtError } });
    else if (result) report({ type: 'page', result });
    isReported = true;
  };
  let previous = Promise.resolve();
  parentPort?.on('message', (route: PageRoute) => {
    previous = previous.then(() => makePage(route)).catch(giveUp);
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
