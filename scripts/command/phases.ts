/** Runs a named phase of a command. @throws what the phase throws. */
type Phase = <T>(name: string, run: () => T | Promise<T>) => Promise<T>;

/**
 * Returns a function that runs phases. When a phase ends, it prints a line: a tick, its name and how long it took.
 * @param output where to print; undefined prints nothing.
 * @param signal prevents further phases once it is aborted.
 */
export function phaseRunner(output: NodeJS.WritableStream | undefined, signal?: AbortSignal): Phase {
  return async (name, run) => {
    signal?.throwIfAborted();
    const start = performance.now();
    try {
      const result = await run();
      output?.write(`✓ ${name.padEnd(34)} ${formatTime(performance.now() - start).padStart(8)}\n`);
      return result;
    } catch (error) {
      output?.write(`✗ ${name}\n`);
      throw error;
    }
  };
}

function formatTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
