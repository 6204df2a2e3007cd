import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { explainError, UserError } from '../errors/UserError.ts';
import type { SiteData, Task, TaskResult, WorkerMessage } from './worker.ts';

/** How a thread died: with tasks left, the first of which it was at. */
export interface Crash<Own extends Task> {
  readonly reason: string;
  readonly queue: readonly Own[];
}

/** Where the tasks of a thread come from, and where their results go. */
export interface Tasks<Own extends Task> {
  readonly next: () => Own | undefined;
  readonly onResult: (result: TaskResult, task: Own) => void;
  /** Called with an error that a task left behind, after its result. */
  readonly onLateError: (result: TaskResult, task: Own) => void;
}

/** Beside this module: `worker.ts`, or `worker.js` once the package is compiled. */
const workerUrl = new URL(`./worker${extname(import.meta.filename)}`, import.meta.url);
/** How many tasks are queued, so that a thread never waits for the next one. */
export const queueDepth = 8;
/** How many times as long as a page a renderer may take to load, and an app to list its pages. */
const loadFactor = 6;
/** A page leaves little behind that lives on, so a large young generation would only hold garbage. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/**
 * Runs a thread until all tasks are done, it dies, takes too long, or the signal stops it.
 * @param timeLimit for a page, in milliseconds.
 * @returns how it died, if it did.
 * @throws UserError if rendering is impossible; what `onResult` throws.
 */
export function runThread<Own extends Task>(
  site: SiteData,
  timeLimit: number,
  { next, onResult, onLateError }: Tasks<Own>,
  signal: AbortSignal,
): Promise<Crash<Own> | undefined> {
  return new Promise((resolve, reject) => {
    const queue: Own[] = [];
    let timer: NodeJS.Timeout | undefined;
    let reason = 'ended its thread';
    const worker = new Worker(workerUrl, { workerData: site, resourceLimits });

    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      worker.removeAllListeners().on('error', () => undefined);
      worker.terminate().finally(settle); // afterwards it writes nothing
    };
    const stop = () => end(() => resolve(undefined));
    const crash = (reason: string) => end(() => resolve({ reason, queue }));
    const limit = (time: number) => {
      clearTimeout(timer);
      const isOver = () => {
        if (timer === armed) crash(tookTooLong(time));
      };
      // First, the messages are read that this process was too busy to read.
      const armed = setTimeout(() => setImmediate(isOver), time);
      timer = armed;
    };

    worker.on('message', (message: WorkerMessage<Own>) => {
      if (message.type === 'impossible') return end(() => reject(new UserError(message.error)));
      if (message.type === 'late error') return onLateError({ errors: [message.error] }, message.task);
      const task = message.type === 'result' && queue.shift();
      try {
        if (task) onResult(message.result, task);
      } catch (error) {
        return end(() => reject(error));
      }
      while (queue.length < queueDepth) {
        const task = next();
        if (!task) break;
        queue.push(task);
        worker.postMessage(task);
      }
      const [current] = queue;
      if (!current) stop();
      else limit(current === 'list pages' ? timeLimit * loadFactor : timeLimit);
    });
    worker.on('error', (error) => {
      reason = `ended its thread: ${explainError(error)}`;
    });
    worker.on('exit', () => crash(reason)); // only then have all messages been read, and the page being rendered is known
    limit(timeLimit * loadFactor);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}

function tookTooLong(time: number): string {
  return `took longer than ${time / 1000} s: it loops, or waits for something that never comes. Look at its loops and at what it awaits; if it only needs more time, raise timeLimit`;
}
