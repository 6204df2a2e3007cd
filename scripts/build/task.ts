/**
 * Runs a phase of the build and prints a line of it: its name, and how long it took or that it failed.
 * @throws what the phase throws.
 */
export async function task<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    const result = await run();
    console.log(`✓ ${name.padEnd(34)} ${(performance.now() - start).toFixed(0).padStart(6)} ms`);
    return result;
  } catch (error) {
    console.error(`✗ ${name}`);
    throw error;
  }
}
