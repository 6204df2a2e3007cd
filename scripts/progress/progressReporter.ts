import { progressBar, progressLine } from './progressLine.ts';

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>;

/** Tells how far work is while it runs. */
export interface ProgressReporter {
  readonly update: (done: number, total: number) => void;
  /** Takes away what stands on the terminal of it. */
  readonly end: () => void;
}

/** Shorter work is over before anybody could read of it; in milliseconds, as all here. */
const patience = 1000;
const frame = 100;
/** A log keeps every line. */
const linePause = 5000;

/**
 * Reports on work that takes more than a second: as a bar on a terminal, elsewhere as a line every five seconds.
 * @param now the time in milliseconds, from whatever moment.
 */
export function progressReporter(
  output: Output,
  now: () => number = () => performance.now(),
): ProgressReporter {
  const start = now();
  let next = start + (output.isTTY ? patience : linePause);
  let shown = false;
  return {
    update(done, total) {
      const time = now();
      if (time < next || done >= total) return;
      next = time + (output.isTTY ? frame : linePause);
      const progress = { done, total, elapsed: time - start };
      if (output.isTTY) output.write(`\r\u001b[K${progressBar(progress, output.columns)}`);
      else output.write(`  ${progressLine(progress)}\n`);
      shown = output.isTTY;
    },
    end() {
      if (shown) output.write('\r\u001b[K');
    },
  };
}
