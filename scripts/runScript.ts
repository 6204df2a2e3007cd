import { explainError } from './explainError.ts';

/** Runs a script of the project; an error ends it with its message, those of its causes, and exit code 1. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = 1;
  }
}
