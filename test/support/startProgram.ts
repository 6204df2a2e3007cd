import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running program. */
export interface RunningProgram {
  /** Resolves once the program has printed a text, and rejects if it ends first. */
  readonly printed: (text: string) => Promise<void>;
  readonly send: (signal: NodeJS.Signals) => void;
  /** Everything that it has printed so far. */
  readonly output: () => string;
  /** Resolves with the exit code, or the signal that ended the program, and its whole output. */
  readonly ended: Promise<{ readonly end: number | NodeJS.Signals; readonly output: string }>;
}

interface ProgramOptions {
  readonly directory?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts a Node program.
 * @param args those of `node`, such as `['scripts/build.ts']`.
 */
export function startProgram(
  args: readonly string[],
  { directory = '.', env = {} }: ProgramOptions = {},
): RunningProgram {
  const child = spawn(process.execPath, args, {
    cwd: directory,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env }, // Vitest's own variables would make it a test
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => ({ end: code ?? signal, output }));
  const printed = async (text: string) => {
    while (!output.includes(text)) {
      const next = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
      if ('end' in next) throw new Error(`"${text}" was not printed before the end, but:\n${output}`);
    }
  };
  return {
    printed,
    send: (signal) => child.kill(signal),
    output: () => output,
    ended,
  };
}
