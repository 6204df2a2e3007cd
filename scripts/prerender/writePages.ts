import { setImmediate } from 'node:timers/promises';
import type { PageRoute } from './files.ts';
import { isWorthThreads } from './isWorthThreads.ts';
import { type PageSettings, pageWriter } from './pageWriter.ts';
import type { Renderer } from './renderPage.ts';
import { settleAll } from './settleAll.ts';
import { threadPool } from './threadPool.ts';

interface PageWork {
  readonly routes: readonly PageRoute[];
  readonly renderer: Renderer;
  /** The URL of the renderer's module; without it, no other thread can have it. */
  readonly module?: string;
  readonly settings: PageSettings;
  readonly threads: number | 'measured';
  readonly cores: number;
  readonly onProgress: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/** What became of the pages. */
interface WrittenPages {
  /** In alphabetical order: threads end in any. */
  readonly faults: readonly string[];
  readonly threads: number;
}

const batchSize = 16;
/** While one batch waits for the disk, the next is rendered. */
const lanesPerThread = 2;

/**
 * Renders and writes every page, in batches, none of which is kept: in this thread, or in several, where that is asked
 * for or the first pages tell that it is worth their start.
 * @throws the signal's reason, once it is given.
 */
export async function writePages(work: PageWork): Promise<WrittenPages> {
  const { routes, module, cores, signal } = work;
  const faults: string[] = [];
  let done = 0;
  const batches = inBatches(routes);
  const threads = module === undefined ? 1 : work.threads;
  const start = performance.now();

  /** Lanes take the next batch as they are free, until there is none or another way to go on. */
  const drain = async (
    write: (routes: readonly PageRoute[]) => Promise<readonly string[]>,
    lanes: number,
    mayGoOn = () => true,
  ) => {
    const lane = async () => {
      while (mayGoOn()) {
        signal?.throwIfAborted();
        const batch = batches.next();
        if (batch.done) return;
        faults.push(...(await write(batch.value)));
        done += batch.value.length;
        work.onProgress(done, routes.length);
        await setImmediate(); // signals and timers have their turn: rendering and writing leave none
      }
    };
    await settleAll(Array.from({ length: lanes }, lane));
  };

  if (threads === 1 || threads === 'measured') {
    const worthIt = () =>
      threads === 'measured' &&
      isWorthThreads({ done, total: routes.length, elapsed: performance.now() - start, cores });
    await drain(pageWriter(work.renderer, work.settings), lanesPerThread, () => !worthIt());
  }
  if (done === routes.length || module === undefined) return { faults: faults.sort(), threads: 1 };
  const count = threads === 'measured' ? cores : threads;
  const pool = threadPool(module, work.settings, count, lanesPerThread);
  try {
    await drain(pool.write, count * lanesPerThread);
  } finally {
    await pool.close();
  }
  return { faults: faults.sort(), threads: count };
}

function* inBatches(routes: readonly PageRoute[]): Generator<readonly PageRoute[], undefined> {
  for (let first = 0; first < routes.length; first += batchSize) yield routes.slice(first, first + batchSize);
}
