import { annotation } from './annotation.ts';
import type { Fault } from './Fault.ts';

/** Has GitHub Actions, where the command runs there, show each fault beside the line that it is about. */
export function annotate(kind: 'error' | 'warning', title: string, faults: readonly Fault[]): void {
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  for (const fault of faults) console.log(annotation(kind, title, fault));
}
