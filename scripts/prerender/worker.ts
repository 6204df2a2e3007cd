// What runs in each thread: it loads the renderer, and renders the pages that it is sent, one after the other.

import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { explainError, UserError } from './errors.ts';
import { encodeDocument, type RenderedDocument } from './head.ts';
import { type PageRoute, renderedPath } from './paths.ts';
import { explainRenderError, suspended } from './renderError.ts';

/** A rendered document, or the error with the lines of its source. */
export type RenderedPage = { readonly document: RenderedDocument } | { readonly error: string };

/**
 * What a thread reports: that its renderer is loaded; each page in the given order, and again with an error that
 * nothing caught later; or why rendering is impossible.
 */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'page'; readonly route: PageRoute; readonly page: RenderedPage }
  | { readonly type: 'fatal'; readonly error: string };

/** The URL of a module that exports `render`. */
const renderer: string = workerData;
const report = (message: WorkerMessage) => parentPort?.postMessage(message);
const reportFatal = async (error: unknown) => {
  await flushOutput();
  report({ type: 'fatal', error: explainError(error) });
};

/** Receives the errors that nothing catches from a page and all that it started, as long as the thread runs. */
const uncaught = new AsyncLocalStorage<(error: string) => void>();
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => {
    const found = `nothing awaited or caught an error: ${explainRenderError(error)}`;
    const onError = uncaught.getStore();
    if (onError) onError(found);
    else reportFatal(new Error(`the renderer ${renderer}: ${found}`));
  });

process.exit = () => {
  throw new Error('process.exit would end the build: remove the call');
};

const loading = loadRenderer();
let previous = loading.then(() => report({ type: 'ready' })).catch(reportFatal);
// Listening also keeps the thread alive while it waits for something that never comes.
parentPort?.on('message', (route: PageRoute) => {
  previous = previous.then(() => finish(route)).catch(reportFatal);
});

/** @throws UserError if the module cannot be loaded, or exports no `render`. */
async function loadRenderer(): Promise<(path: string) => unknown> {
  const { render } = await import(renderer).catch((error) => {
    throw new UserError(`the renderer ${renderer} cannot be loaded`, { cause: new Error(explainRenderError(error)) });
  });
  if (typeof render === 'function') return render;
  throw new UserError(
    `the renderer ${renderer} exports no function "render": export one that accepts a path and returns its document`,
  );
}

/** Renders a page and reports it, and later the errors that it left behind. */
async function finish(route: PageRoute): Promise<void> {
  let failure: RenderedPage | undefined;
  let isReported = false;
  const failed = Promise.withResolvers<RenderedPage>(); // by an error that nothing caught: the page may never finish
  const onError = (error: string) => {
    if (isReported) report({ type: 'page', route, page: { error } });
    failure ??= { error };
    failed.resolve(failure);
  };
  const page = await Promise.race([uncaught.run(onError, renderPage, route), failed.promise]);
  await setImmediate(); // by then Node has reported the promises that the page rejected
  await flushOutput();
  report({ type: 'page', route, page: failure ?? page });
  isReported = true;
}

async function renderPage(route: PageRoute): Promise<RenderedPage> {
  const render = await loading;
  try {
    const html = await render(renderedPath(route));
    if (typeof html !== 'string')
      throw new UserError(`render returned ${html === null ? 'null' : typeof html}: return the document as a string`);
    // Where a component suspends, renderToString writes a fallback without an error; a stream fills it in by a script.
    if (/<!--\$[!?]-->/.test(html)) throw new UserError(suspended);
    return { document: encodeDocument(html) };
  } catch (error) {
    return { error: explainRenderError(error) };
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
