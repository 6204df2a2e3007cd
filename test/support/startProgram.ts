import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface ProgramOptions {
  readonly directory?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts a Node program.
 * @param args those of `node`, such as `['scripts/build.ts']`.
 */
export function startProgram(args: readonly string[], { directory = '.', env = {} }: ProgramOptions = {}) {
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
    /** Resolves once the program has printed a text, and rejects if it ends first. */
    printed,
    send: (signal: NodeJS.Signals) => child.kill(signal),
    /** Everything that it has printed so far. */
    output: () => output,
    /** Resolves with the exit code, or the signal that ended the program, and its whole output. */
    ended,
  };
}
