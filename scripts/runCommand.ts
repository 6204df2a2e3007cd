import { explainError } from './explainError.ts';

/** Runs a command of the project; an error ends it with its message, its causes, and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(`\n${explainError(error)}\n`);
    process.exitCode = 1;
  }
}
