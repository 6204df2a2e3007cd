import { readFileSync } from 'node:fs';
import { annotate } from './diagnostics/github.ts';
import { BuildError, describeFailure, explainError, isUserError } from './diagnostics/UserError.ts';

/** Runs a script of the project; an error ends it with what there is to tell of it, and exit code 1. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(describeFailure(error, reportAddress()));
    annotate(
      'error',
      isUserError(error) ? 'Nothing was published' : 'A fault of the generator',
      error instanceof BuildError ? error.diagnostics : [explainError(error)],
    );
    process.exitCode = 1;
  }
}

/** Where faults of the generator are reported: the address under `bugs` in package.json. */
function reportAddress(): string {
  const { bugs } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return bugs;
}
