import type { CheckResult } from './runCheck.ts';

/** Whether the check found nothing wrong. */
export function isPassed({ status }: CheckResult): boolean {
  return status === 0;
}

/** A check that passed, with all that it printed. */
export function formatPass({ name, command, seconds, output }: CheckResult): string {
  return withOutput(`✓ ${name}: ${command} (${seconds.toFixed(1)} s)`, output);
}

/** The checks that failed, each with all that it printed; the last line names them. */
export function formatFailures(results: readonly CheckResult[]): string {
  const failures = results.map(({ name, command, status, output }) => {
    const end = status === null ? 'was stopped' : `ended with exit code ${status}`;
    return withOutput(`✗ ${name}: ${command} ${end}`, output);
  });
  return [...failures, `Failed: ${results.map(({ name }) => name).join(', ')}`].join('\n');
}

function withOutput(heading: string, output: string): string {
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [heading, ...lines.map((line) => `  ${line}`), ''].join('\n');
}
