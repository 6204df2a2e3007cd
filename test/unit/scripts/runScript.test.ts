import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import packageJson from '../../../package.json';
import { BuildError, UserError } from '../../../scripts/diagnostics/UserError';
import { runScript } from '../../../scripts/runScript';

const location = { file: 'src/content/home.ts', line: 2, column: 3, text: "  title: ''," };
const faults = new BuildError([{ message: 'title is empty', location }, 'route /fees: is broken']);

const printed = { error: '', log: '' };

beforeEach(() => {
  printed.error = printed.log = '';
  for (const stream of ['error', 'log'] as const) {
    vi.spyOn(console, stream).mockImplementation((text) => {
      printed[stream] += `${text}\n`;
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

const fail = (error: unknown) => runScript(() => Promise.reject(error));

it('a script that succeeds prints nothing', async () => {
  await runScript(async () => {});

  expect([printed, process.exitCode]).toEqual([{ error: '', log: '' }, undefined]);
});

it.each([faults, new UserError('There is no dist.'), new TypeError('no such thing')])(
  'a script that fails with %s ends with exit code 1',
  async (error) => {
    await fail(error);

    expect(process.exitCode).toBe(1);
  },
);

it('an unexpected error names the address where faults of the generator are reported', async () => {
  await fail(new TypeError('no such thing'));

  expect(printed.error).toContain(`report it at ${packageJson.bugs}, `);
});

describe('annotations', () => {
  it('are printed in GitHub Actions, one for each fault', async () => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    vi.stubEnv('GITHUB_STEP_SUMMARY', '');
    await fail(faults);

    expect(printed.log).toBe(
      '::error file=src/content/home.ts,line=2,col=3,title=Nothing was published::title is empty\n' +
        '::error title=Nothing was published::route /fees: is broken\n',
    );
  });

  it('tell a fault of the generator as such', async () => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    vi.stubEnv('GITHUB_STEP_SUMMARY', '');
    await fail(new TypeError('no such thing'));

    expect(printed.log).toBe('::error title=A fault of the generator::no such thing\n');
  });

  it('are not printed elsewhere', async () => {
    vi.stubEnv('GITHUB_ACTIONS', undefined);
    await fail(faults);

    expect(printed.log).toBe('');
  });
});
