import { ExpectedError } from '../faults/ExpectedError.ts';
import type { Fault } from '../faults/Fault.ts';
import { formatFault } from '../faults/formatFault.ts';

/** All that is wrong with a build, told at once. */
export class Faults extends ExpectedError {
  /** @param faults each says what is wrong, where, and what to do. */
  constructor(readonly faults: readonly Fault[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    super(
      `${count}; nothing was published:\n\n${faults.map((fault) => `  × ${formatFault(fault)}`).join('\n')}`,
    );
    this.name = 'Faults';
  }
}
