import { parseArgs } from 'node:util';
import { readCount } from '../readCount.ts';

export interface LighthouseOptions {
  /** The built folder. */
  readonly out: string;
  /** How often each page is judged. */
  readonly runs: number;
}

/**
 * Reads what to judge from the command line.
 * @throws on a flag that does not exist, or a number of runs that is none.
 */
export function readLighthouseOptions(args: string[]): LighthouseOptions {
  const { values } = parseArgs({
    args,
    options: { out: { type: 'string', default: 'dist' }, runs: { type: 'string', default: '3' } },
  });
  return { out: values.out, runs: readCount('runs', values.runs) };
}
