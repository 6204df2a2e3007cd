import { SingleBar } from 'cli-progress';

/** Called now and then with how much of a phase is done. */
type OnProgress = (done: number, total: number) => void;

/** Runs a named phase of a command. @throws what the phase throws. */
export type Phase = <T>(name: string, run: (onProgress: OnProgress) => T | Promise<T>) => Promise<T>;

/** How long a phase runs before it shows a bar, in milliseconds. */
const patience = 1000;

/**
 * Returns a function that runs phases. Each prints a line when it ends: a tick, its name and how long it took. Meanwhile a
 * phase that reports progress shows a bar; if there is no terminal, it prints a line every five seconds.
 * @param output for the lines; undefined prints nothing.
 * @param signal that prevents further phases once it is aborted.
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
      else if (output && performance.now() - start > patience && done < total) bar.start(total, done);
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
