import { parseArgs } from 'node:util';
import { readCount } from '../readCount.ts';

export interface BenchOptions {
  /** The built folder. */
  readonly out: string;
  /** How often each page is visited, and each link clicked. */
  readonly rounds: number;
  /** The file that takes the numbers, where one is wanted. */
  readonly json: string | undefined;
}

/**
 * Reads what to measure from the command line.
 * @throws on a flag that does not exist, or a number of rounds that is none.
 */
export function readBenchOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string', default: 'dist' },
      rounds: { type: 'string', default: '9' },
      json: { type: 'string' },
    },
  });
  return { out: values.out, rounds: readCount('rounds', values.rounds), json: values.json };
}
