import { readFileSync } from 'node:fs';
import { explainError } from './explainError.ts';
import { annotate } from './faults/annotate.ts';
import { describeFailure, isExpected } from './faults/describeFailure.ts';
import { Faults } from './prerender/Faults.ts';

/** Runs a script of the project; an error ends it with what there is to tell of it, and exit code 1. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(describeFailure(error, reportAddress()));
    annotate(
      'error',
      isExpected(error) ? 'Nothing was published' : 'A fault of the generator',
      error instanceof Faults ? error.faults : [explainError(error)],
    );
    process.exitCode = 1;
  }
}

/** Where faults of the generator are reported: the address under `bugs` in package.json. */
function reportAddress(): string {
  const { bugs } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return bugs;
}
