import { SingleBar } from 'cli-progress';

/** Called from time to time with the progress of a phase. */
type OnProgress = (done: number, total: number) => void;

/** Runs a named phase of a command. @throws what the phase throws. */
export type Phase = <T>(name: string, run: (onProgress: OnProgress) => T | Promise<T>) => Promise<T>;

/** How long a phase runs before it shows a bar, in milliseconds. */
const barDelay = 1000;

/**
 * Returns a function that runs phases. When a phase ends, it prints a line: a tick, its name and how long it took.
 * Until then, a phase that reports progress shows a bar, or without a terminal a line every five seconds.
 * @param output where to print; undefined prints nothing.
 * @param signal prevents further phases once it is aborted.
 */
export function phaseRunner(output: NodeJS.WritableStream | undefined, signal?: AbortSignal): Phase {
  return async (name, run) => {
    signal?.throwIfAborted();
    const start = performance.now();
    const bar = new SingleBar({
      ...(output && { stream: output }),
      format: `  ${name} {bar} {value} of {total}, {eta} s left`,
      barsize: 24,
      barCompleteChar: '━',
      barIncompleteChar: '─',
      etaBuffer: 100,
      clearOnComplete: true,
      noTTYOutput: true,
      notTTYSchedule: 5000,
    });
    const onProgress: OnProgress = (done, total) => {
      if (bar.isActive) bar.update(done);
      else if (output && performance.now() - start > barDelay && done < total) bar.start(total, done);
    };
    try {
      const result = await run(onProgress);
      bar.stop();
      output?.write(`✓ ${name.padEnd(34)} ${formatTime(performance.now() - start).padStart(8)}\n`);
      return result;
    } catch (error) {
      bar.stop();
      output?.write(`✗ ${name}\n`);
      throw error;
    }
  };
}

function formatTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
