/** Starts a clock for the phases of a command. @param signal that ends it between two of them. */
export function phaseClock(signal: AbortSignal) {
  const start = performance.now();
  let begin = start;
  return {
    /** Prints the name of the phase that ends here, and how long it took. @throws the reason of an aborted signal. */
    endPhase(name: string): void {
      signal.throwIfAborted();
      const end = performance.now();
      console.log(`✓ ${name.padEnd(34)} ${seconds(end - begin).padStart(8)}`);
      begin = end;
    },
    /** The time since the start, such as `12.8 s`. */
    total: () => seconds(performance.now() - start),
  };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
