import { parentPort, workerData } from 'node:worker_threads';
import { explainError } from '../diagnostics/UserError.ts';
import type { FileNames, PageRoute } from './files.ts';
import { fileWriter } from './output.ts';
import { importRenderer, type Renderer, type RenderResult, renderPage } from './renderPage.ts';

/** What a thread is started with. */
export interface WorkerData {
  /** The URL of the renderer's module. */
  readonly renderer: string;
  /** For the start of every head. */
  readonly headStart: string;
  /** Where to write pages. Without it, they are sent back. */
  readonly write?: { readonly folder: string; readonly fileNames: FileNames };
}

/**
 * What a thread reports: that its renderer is loaded, then each page in the given order; or why rendering is
 * impossible.
 */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'page'; readonly result: RenderResult }
  | { readonly type: 'impossible'; readonly error: string };

const { renderer: url, headStart, write }: WorkerData = workerData;
const files = write && { fileNames: write.fileNames, writeFile: fileWriter(write.folder) };
const report = (message: WorkerMessage) => parentPort?.postMessage(message);
const giveUp = async (error: unknown) => {
  await flushOutput();
  report({ type: 'impossible', error: explainError(error) });
};

importRenderer(url).then(serve, giveUp);

function serve(renderer: Renderer): void {
  const makePage = async (route: PageRoute) => {
    const result = await renderPage(renderer, route, headStart, files);
    await flushOutput();
    report({ type: 'page', result });
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
