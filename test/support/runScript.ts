import { execFile } from 'node:child_process';

/** Runs a command of `scripts/` from the root of the project, and waits until it ends. */
export function runScript(
  script: string,
  ...args: readonly string[]
): Promise<{ readonly exitCode: number | string; readonly stdout: string; readonly stderr: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, GITHUB_ACTIONS: undefined }; // on GitHub Actions, errors are also printed as annotations
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ exitCode: error?.code ?? 0, stdout, stderr });
    });
  });
}
