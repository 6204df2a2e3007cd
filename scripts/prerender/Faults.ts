/** All that is wrong with a build, told at once. */
export class Faults extends Error {
  /** @param faults each says what is wrong, where, and what to do. */
  constructor(readonly faults: readonly string[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    super(`${count}; nothing was published:\n\n${faults.map((fault) => `  × ${fault}`).join('\n')}`);
    this.name = 'Faults';
  }
}
