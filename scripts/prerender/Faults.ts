import { ExpectedError } from '../faults/ExpectedError.ts';
import type { Fault } from '../faults/Fault.ts';
import { formatFault } from '../faults/formatFault.ts';

/** How many are told in full: the first of many tell enough. */
const told = 20;

/** All that is wrong with a build, told at once. */
export class Faults extends ExpectedError {
  /** @param faults each says what is wrong, where, and what to do. */
  constructor(readonly faults: readonly Fault[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    const inFull = faults.slice(0, told).map((fault) => `  × ${formatFault(fault)}`);
    const others = faults.length > told ? [`  … and ${faults.length - told} more`] : [];
    super(`${count}; nothing was published:\n\n${[...inFull, ...others].join('\n')}`);
    this.name = 'Faults';
  }
}
