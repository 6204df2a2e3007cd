import { createInterface } from 'node:readline';
import { type RunningProcess, startProcess } from './startProcess';

/** A screen in memory. */
export interface Screen extends Pick<RunningProcess, 'stop'> {
  /** Its name, for the environment variable `DISPLAY`. */
  readonly display: string;
}

/**
 * Starts a screen in memory, larger than any window that is tested.
 * @param xvfb the path of Xvfb.
 */
export async function startScreen(xvfb: string): Promise<Screen> {
  const { output, stop } = await startProcess(xvfb, ['-displayfd', '1', '-screen', '0', '1920x1200x24']);
  for await (const number of createInterface({ input: output })) return { display: `:${number}`, stop };
  throw new Error(`${xvfb} ended before it had opened a screen`);
}
