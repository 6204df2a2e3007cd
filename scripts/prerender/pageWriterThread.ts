import { workerData } from 'node:worker_threads';
import type { PageSettings } from './pageWriter.ts';
import { pageWriter } from './pageWriter.ts';
import { importRenderer } from './renderPage.ts';

/** What a thread is started with. */
export interface ThreadData {
  readonly renderer: string;
  readonly settings: PageSettings;
}

const { renderer, settings }: ThreadData = workerData;

/** Renders and writes pages in a thread of its own. */
export default importRenderer(renderer).then((rendering) => pageWriter(rendering, settings));
