import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ensureProgram } from '../../../../scripts/browser/ensureProgram';
import { writeSite } from '../../../support/writeSite';

const { PATH = '' } = process.env;
const install = `printf '#!/bin/sh\n' > "$PLACE/browser" && chmod +x "$PLACE/browser"`;
const installBroken = `printf '#!/bin/sh\nexit 1' > "$PLACE/browser" && chmod +x "$PLACE/browser"`;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A program that is looked for in folders of `PATH`, and installed, with `CI` set, into the folder `PLACE`. */
async function prepare(executables: readonly string[] = [], installers: readonly string[] = [], ci = 'true') {
  const root = await writeSite(Object.fromEntries(executables.map((name) => [name, ''])));
  for (const name of executables) await chmod(join(root, name), 0o755);
  vi.stubEnv('PATH', [join(root, 'early'), join(root, 'late'), PATH].join(delimiter));
  vi.stubEnv('PLACE', root);
  vi.stubEnv('CI', ci);
  vi.spyOn(console, 'warn').mockReturnValue();
  const variable = 'THE_BROWSER_PATH';
  const program = { name: 'The Browser', variable, commands: ['preferred-browser', 'other-browser'], installers };
  return { root, program: { ...program, path: join(root, 'browser') } };
}

test.each(['/no/such/file', import.meta.dirname])(
  'a variable that holds %s, no executable, is an error',
  async (path) => {
    const { program } = await prepare(['early/preferred-browser']);
    vi.stubEnv('THE_BROWSER_PATH', path);
    await expect(ensureProgram(program)).rejects.toThrow(
      `THE_BROWSER_PATH is "${path}", which is not an executable file: set it to the path of The Browser, or unset it.`,
    );
  },
);

test('the preferred command in a late folder of PATH comes before another in an early one, and an empty variable counts as unset', async () => {
  const { root, program } = await prepare(['early/other-browser', 'late/preferred-browser']);
  vi.stubEnv('THE_BROWSER_PATH', '');
  expect(await ensureProgram(program)).toBe(join(root, 'late/preferred-browser'));
});

test('outside CI nothing is installed, and the error names the commands that install it', async () => {
  const { program } = await prepare([], [install, 'way 2'], '');
  await expect(ensureProgram(program)).rejects.toThrow(
    `The Browser was not found. Install it with \`${install}\` or with \`way 2\`, or set THE_BROWSER_PATH to its path.`,
  );
  expect(existsSync(program.path)).toBe(false);
});

test.each([
  ['fails', 'false'],
  ['brings nothing', 'true'],
  ['brings a program that does not start', installBroken],
])('in CI, after an installer that %s the next one is tried, and no more after one that succeeds', async (_, first) => {
  const { root, program } = await prepare([], [first, install, 'touch "$PLACE/note"']);
  expect(await ensureProgram(program)).toBe(program.path);
  expect(existsSync(join(root, 'note'))).toBe(false);
});
