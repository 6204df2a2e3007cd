/** Runs a phase of the build. @throws what the phase throws. */
export type Task = <T>(name: string, run: () => T | Promise<T>) => Promise<T>;

/**
 * Gives what runs a phase and prints a line of it: its name, and how long it took or that it failed.
 * @param signal once it is given, no other phase begins.
 */
export function taskPrinter(print: (line: string) => void, signal?: AbortSignal): Task {
  return async (name, run) => {
    signal?.throwIfAborted();
    const start = performance.now();
    try {
      const result = await run();
      print(`✓ ${name.padEnd(34)} ${(performance.now() - start).toFixed(0).padStart(6)} ms`);
      return result;
    } catch (error) {
      print(`✗ ${name}`);
      throw error;
    }
  };
}
