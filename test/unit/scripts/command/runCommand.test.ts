import { BuildError, UserError } from 'prerender-engine/diagnostics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteError } from '../../../../scripts/command/Diagnostic';
import { runCommand } from '../../../../scripts/command/runCommand';

const location = { file: 'src/content/home.yaml', line: 2, column: 3, text: "  title: ''" };
const errors = new SiteError([{ message: 'title is empty', location }, 'route /fees: is broken']);

const printed = { error: '', log: '' };

beforeEach(() => {
  printed.error = printed.log = '';
  for (const stream of ['error', 'log'] as const) {
    vi.spyOn(console, stream).mockImplementation((text) => {
      printed[stream] += `${text}\n`;
    });
  }
  vi.stubEnv('GITHUB_ACTIONS', undefined);
  vi.stubEnv('GITHUB_STEP_SUMMARY', undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
});

const fail = (error: unknown) => runCommand('Nothing was published', () => Promise.reject(error));

it('a command that succeeds prints nothing', async () => {
  await runCommand('Nothing was published', async () => {});

  expect([printed, process.exitCode]).toEqual([{ error: '', log: '' }, undefined]);
});

it('reports a failure under its headline', async () => {
  await runCommand('The preview did not start', () => Promise.reject(new UserError('There is no dist.')));

  expect(printed.error).toBe('The preview did not start: There is no dist.\n');
  expect(process.exitCode).toBe(1);
});

it("reports the generator's own errors with everything that helps to fix them", async () => {
  await fail(new TypeError('no such thing', { cause: new Error('the cause') }));

  expect(printed.error).toMatch(/^Nothing was published: this command itself failed\./);
  expect(printed.error).toMatch(/TypeError: no such thing\n {4}at /);
  expect(printed.error).toContain('[cause]: Error: the cause');
});

describe('annotations', () => {
  it('are printed in GitHub Actions, one for each error', async () => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    await fail(errors);

    expect(printed.log).toBe(
      '::error file=src/content/home.yaml,line=2,col=3,title=Nothing was published::title is empty\n' +
        '::error title=Nothing was published::route /fees: is broken\n',
    );
  });

  it('are one for each error of a build whose lines are unknown', async () => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    await fail(new BuildError(['a is wrong', 'b is missing']));

    expect(printed.log.match(/::error title=Nothing was published::/g)).toHaveLength(2);
  });

  it("mark the generator's own errors as such", async () => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    await fail(new TypeError('no such thing'));

    expect(printed.log).toBe('::error title=Nothing was published%3A the command itself failed::no such thing\n');
  });
});
