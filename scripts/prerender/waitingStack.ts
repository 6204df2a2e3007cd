import { createHook, executionAsyncId } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { nearestFrames } from './stacks.ts';

/** How long a function is watched, in milliseconds. */
const duration = 1000;

/** A promise that was made. */
interface Made {
  /** Where. */
  readonly error: Error;
  /** What ran then: the first part of a function, or one that follows an `await`. */
  readonly during: number;
}

/**
 * Runs a function that never ends, and finds the lines of the project's own code that it waits in: where the promise
 * was made, or is awaited, that is deepest in the calls of what ran last.
 */
export async function waitingStack(run: () => unknown): Promise<readonly string[]> {
  const made = new Map<number, Made>();
  const pending = new Set<number>();
  const hook = createHook({
    init(id, type) {
      if (type !== 'PROMISE') return;
      made.set(id, { error: new Error(), during: executionAsyncId() });
      pending.add(id);
    },
    promiseResolve: (id) => void pending.delete(id),
  });
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50; // below React's own frames
  hook.enable();
  try {
    Promise.resolve(run()).catch(() => undefined);
  } catch {
    // It does not wait this time.
  }
  await setTimeout(duration);
  hook.disable();
  Error.stackTraceLimit = stackTraceLimit;
  const own = [...made]
    .map(([id, { error, during }]) => ({ id, during, frames: nearestFrames(error) }))
    .filter(({ frames }) => frames.length > 0);
  const unsettled = own.filter(({ id }) => pending.has(id));
  const all = unsettled.length > 0 ? unsettled : own;
  const last = all.filter(({ during }) => during === all.at(-1)?.during);
  const depth = Math.max(...last.map(({ frames }) => frames.length));
  return last.findLast(({ frames }) => frames.length === depth)?.frames ?? [];
}
