import { describe, expect, it } from 'vitest';
import { progressReporter } from '../../../../scripts/progress/progressReporter';

/** Reports, on a clock that is set by hand, how far work of 100 pages is at each time, in milliseconds. */
function report(output: 'terminal' | 'log', times: readonly number[]) {
  const written: string[] = [];
  let time = 0;
  const reporter = progressReporter(
    { isTTY: output === 'terminal', columns: 100, write: (text: string) => written.push(text) > 0 },
    () => time,
  );
  for (time of times) reporter.update(Math.min(100, time / 100), 100);
  return { written, reporter };
}

describe('on a terminal', () => {
  it('says nothing of work that is over within a second', () => {
    expect(report('terminal', [100, 500, 900]).written).toEqual([]);
  });

  it('draws a line in the place of the former, ten times a second at most', () => {
    const { written } = report('terminal', [1000, 1050, 1099, 1100]);

    expect(written).toHaveLength(2);
    for (const text of written) expect(text.startsWith('\r\u001b[K━')).toBe(true);
  });

  it('takes the line away at the end', () => {
    const { written, reporter } = report('terminal', [1000]);
    reporter.end();

    expect(written.at(-1)).toBe('\r\u001b[K');
  });

  it('takes nothing away where nothing was drawn', () => {
    const { written, reporter } = report('terminal', [500]);
    reporter.end();

    expect(written).toEqual([]);
  });
});

describe('in a log', () => {
  it('writes a plain line every five seconds', () => {
    expect(report('log', [1000, 4999, 5000, 6000, 9999]).written).toEqual([
      '  50 of 100 pages · 10 a second · 5 s left\n',
    ]);
  });

  it('writes nothing at the end', () => {
    const { written, reporter } = report('log', [5000]);
    reporter.end();

    expect(written).toHaveLength(1);
  });
});
