import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Check } from './checks.ts';

/** How a check ended. */
export interface CheckResult extends Check {
  /** The exit code; null where a signal ended it. */
  readonly status: number | null;
  /** All that it printed. */
  readonly output: string;
  readonly seconds: number;
}

/** Runs a check to its end, in the shell that npm runs its scripts in, where the packages' commands are known. */
export async function runCheck({ name, command }: Check): Promise<CheckResult> {
  const start = performance.now();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [status] = await once(child, 'close');
  return { name, command, status, output, seconds: (performance.now() - start) / 1000 };
}
