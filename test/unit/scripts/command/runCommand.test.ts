import { resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readCommandLine, runCommand, wholeNumber } from '../../../../scripts/command/runCommand';
import { BuildError, UserError } from '../../../../scripts/prerender/index.ts';

// test/built runs whole commands, and reads what they print of the user's errors.

/** What a command that fails prints in GitHub Actions. */
async function fail(error: unknown) {
  const [errors, logs] = [vi.spyOn(console, 'error').mockReturnValue(), vi.spyOn(console, 'log').mockReturnValue()];
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    process.exitCode = undefined;
    for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  });
  await runCommand('Nothing was published', () => Promise.reject(error));
  expect(process.exitCode).toBe(1);
  return { error: errors.mock.calls.join('\n'), log: logs.mock.calls.join('\n') };
}

it("the generator's own errors are reported as such, with everything that helps to fix them", async () => {
  const { error, log } = await fail(new TypeError('no such thing', { cause: new Error('the cause') }));

  expect(error).toMatch(/^Nothing was published: this command itself failed\./);
  expect(error).toMatch(/TypeError: no such thing\n {4}at /);
  expect(error).toContain('[cause]: Error: the cause');
  expect(log).toBe(
    '::error title=Nothing was published%3A the command itself failed::no such thing%0A  because: the cause',
  );
});

it.each([
  [{ code: 'EACCES', path: 'scripts/none/a/b.jpg' }, `access to it and to the folder ${resolve('scripts')}`],
  [{ code: 'EMFILE' }, '`ulimit -n 4096`'],
  [{ code: 'ENOSPC' }, 'free some on the disk'],
  [{ code: 'ELOOP', path: 'a.pdf' }, 'a.pdf cannot be opened: if it is a symbolic link'],
])('an error of the system, %o, is reported with a remedy and without a stack', async (fields, remedy) => {
  const { error } = await fail(new Error('outer', { cause: Object.assign(new Error(fields.code), fields) }));

  expect(error).toContain(remedy);
  expect(error).not.toMatch(/report it|\n {4}at /);
});

it('each error of a build whose lines are unknown is an annotation', async () => {
  const { log } = await fail(new BuildError(['a is wrong', 'b is missing']));

  expect(log.match(/::error title=Nothing was published::/g)).toHaveLength(2);
});

it.each(['--run', '--out', 'dist'])('a command line of %s, which the options do not allow, is refused', (argument) => {
  expect(() => readCommandLine({ out: { type: 'string' } }, [argument])).toThrow(UserError);
});

it.each(['', '0', '-1', '2.5', '1e0', '09', 'many', '10'])('a whole number up to 9 is not read from %j', (text) => {
  expect(() => wholeNumber('--runs', text, 9)).toThrow(UserError);
  expect(wholeNumber('--runs', '9', 9)).toBe(9);
});
