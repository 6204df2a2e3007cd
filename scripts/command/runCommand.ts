import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { BuildError, type Diagnostic, explainError, UserError } from '../prerender/index.ts';
import { annotate } from './github.ts';

/** The signals that end a command, and their exit codes: https://tldp.org/LDP/abs/html/exitcodes.html */
const signals: Partial<Record<NodeJS.Signals, number>> = { SIGINT: 130, SIGTERM: 143 };

/** How long Ctrl-C waits for cleanup, in milliseconds: long enough for a busy machine, where 250 left a lock file behind. */
const gracePeriod = 1000;

/**
 * Runs a command of the project. If it fails, reports the error and sets exit code 1. Ctrl-C ends it with one line and
 * exit code 130, unless the command itself ends cleanly at once, as a server does.
 * @param failure the headline of a failure, such as `Nothing was published`.
 * @param command must end when its signal is aborted, and clean up in listeners of the process's `exit` event.
 */
export async function runCommand(failure: string, command: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const interruption = new AbortController();
  const interrupt = async (name: NodeJS.Signals) => {
    interruption.abort();
    const cleanExit = running.then(
      () => true,
      () => false,
    );
    if (await Promise.race([cleanExit, sleep(gracePeriod, false)])) return;
    console.error('Interrupted.');
    process.exit(signals[name]);
  };
  // Never removed: a signal must not turn a finished command into a failure while its threads are still ending.
  for (const name of Object.keys(signals)) process.once(name, interrupt);
  const running = command(interruption.signal);
  try {
    await running;
  } catch (error) {
    if (!interruption.signal.aborted) report(failure, error);
  }
}

function report(failure: string, error: unknown): void {
  const isBug = !(error instanceof UserError);
  const bugReport = `this command itself failed. This is not your mistake.
Please report it in this project's issues, with everything below.

${inspect(error)}`;
  console.error(`${failure}: ${isBug ? bugReport : explainError(error)}`);
  annotate('error', isBug ? `${failure}: the command itself failed` : failure, diagnosticsOf(error));
  process.exitCode = 1;
}

function diagnosticsOf(error: unknown): readonly Diagnostic[] {
  return error instanceof BuildError ? error.diagnostics : [explainError(error)];
}
