import { execFile } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/**
 * Runs a script of `package.json` as a user would, `npm run NAME -- ARGS`, in the project or a copy of it.
 * @returns its exit code and output.
 */
export function runNpm(
  directory: string,
  name: string,
  args: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number | string; readonly output: string }> {
  const env = {
    HOME: process.env.HOME,
    // A copy has links to the packages, but not to their commands.
    PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
    CHROME_PATH: process.env.CHROME_PATH,
    HEADLESS_SHELL_PATH: process.env.HEADLESS_SHELL_PATH,
    ...variables,
  };
  return new Promise((settle) => {
    execFile(
      'npm',
      ['run', '--silent', name, '--', ...args],
      { cwd: directory, env, maxBuffer: 2 ** 26, shell: process.platform === 'win32' }, // npm is a script there
      (error, stdout, stderr) => settle({ status: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}
