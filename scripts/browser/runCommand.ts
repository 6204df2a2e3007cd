import { execFile } from 'node:child_process';

/** A program and its arguments; no shell reads them. */
export type Command = readonly [program: string, ...args: string[]];

/**
 * Runs a command to its end, without showing its output.
 *
 * @param minutes the time after which the command is stopped
 * @throws Error when the command cannot start, fails, or is stopped; its message says why, on one line
 */
export function runCommand([program, ...args]: Command, minutes: number): Promise<void> {
  const options = { timeout: minutes * 60_000, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, _stdout, stderr) => {
      if (error === null) return resolve();
      const reason = error.killed
        ? `not done after ${minutes} minutes`
        : (errorLine(stderr) ?? error.message);
      reject(new Error(`${[program, ...args].join(' ')}: ${reason}`, { cause: error }));
    });
  });
}

/** The last line that names an error, in the words of Node or apt, else the last line. */
function errorLine(stderr: string): string | undefined {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  return lines.findLast((line) => /error|^E: /i.test(line)) ?? lines.at(-1);
}
