import { setTimeout as sleep } from 'node:timers/promises';

/** @see https://tldp.org/LDP/abs/html/exitcodes.html */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/** Who pressed Ctrl-C does not wait longer than this, in milliseconds. */
const patience = 250;

/**
 * Ends the process at Ctrl-C or when it is asked to end, with the exit code that tells so.
 * @param cleanUp stops the work and takes away what it left; what takes longer than a quarter of a second is not waited for.
 */
export function endOnSignal(cleanUp: () => Promise<unknown>): void {
  for (const [signal, code] of Object.entries(exitCodes)) {
    process.once(signal, async () => {
      await Promise.race([cleanUp(), sleep(patience)]);
      process.exit(code);
    });
  }
}
