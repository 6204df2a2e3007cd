import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A program that runs beside the tests. */
export interface RunningProcess {
  /** What it writes to its standard output. */
  readonly output: Readable;
  stop(): Promise<void>;
}

/**
 * Starts a program that runs until it is stopped.
 * @param env environment variables beside those of this process.
 * @throws Error when it cannot be started.
 */
export async function startProcess(
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child, 'spawn');
  return {
    output: child.stdout,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
