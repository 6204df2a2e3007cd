/** How far some work is. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Since it began, in milliseconds. */
  readonly elapsed: number;
}

const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** What has been done so far, how fast, and how long the rest will take, in words. */
export function progressLine({ done, total, elapsed }: Progress): string {
  const perSecond = (done / elapsed) * 1000;
  const secondsLeft = Math.ceil((total - done) / perSecond);
  return [
    `${numbers.format(done)} of ${numbers.format(total)} pages`,
    `${numbers.format(perSecond)} a second`,
    `${Number.isFinite(secondsLeft) ? numbers.format(secondsLeft) : '?'} s left`,
  ].join(' · ');
}

/** The same with a bar before it. @param columns of the terminal: the line takes no more. */
export function progressBar(progress: Progress, columns: number): string {
  const words = progressLine(progress);
  const width = Math.min(30, columns - words.length - 3);
  if (width < 5) return words.slice(0, columns - 1);
  const filled = Math.round((progress.done / progress.total) * width);
  return `${'━'.repeat(filled)}${'─'.repeat(width - filled)}  ${words}`;
}
