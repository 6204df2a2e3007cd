import { execFile } from 'node:child_process';

/** Runs a command of `scripts/` to its end, from the root of the project. */
export function runScript(
  script: string,
  ...args: readonly string[]
): Promise<{ readonly exitCode: number | string; readonly stdout: string; readonly stderr: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, GITHUB_ACTIONS: undefined }; // there, faults are printed as annotations too
    execFile(process.execPath, ['--import', 'tsx', script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ exitCode: error?.code ?? 0, stdout, stderr });
    });
  });
}
