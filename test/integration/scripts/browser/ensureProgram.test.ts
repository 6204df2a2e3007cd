import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ensureProgram, type Program } from '../../../../scripts/browser/ensureProgram';
import { writeSite } from '../../../support/writeSite';

const none: Program = {
  name: 'The Browser',
  variable: 'THE_BROWSER_PATH',
  commands: ['preferred', 'other'],
  installers: [],
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Folders in `PATH` with these executables: `{ early: ['other'] }`. */
async function executables(folders: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const root = await writeSite({});
  for (const [folder, names] of Object.entries(folders)) {
    await mkdir(join(root, folder));
    for (const name of names) {
      await writeFile(join(root, folder, name), '');
      await chmod(join(root, folder, name), 0o755);
    }
  }
  const paths = Object.keys(folders).map((folder) => join(root, folder));
  vi.stubEnv('PATH', paths.join(delimiter));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return root;
}

// On Windows, no permission makes a file executable.
const plainFiles = process.platform === 'win32' ? [] : [import.meta.filename];

test.each(['/no/such/file', import.meta.dirname, ...plainFiles])(
  'a variable that holds %s, no executable file, is an error, even beside an installed program',
  async (path) => {
    await executables({ bin: ['preferred'] });
    vi.stubEnv('THE_BROWSER_PATH', path);
    await expect(ensureProgram(none)).rejects.toThrow(
      `THE_BROWSER_PATH is "${path}", which is not an executable file: set it to the path of The Browser, or unset it.`,
    );
  },
);

test('the preferred command in a late folder of PATH comes before another in an early one, and an empty variable counts as unset', async () => {
  const root = await executables({ early: ['other'], late: ['preferred'] });
  vi.stubEnv('THE_BROWSER_PATH', '');
  expect(await ensureProgram(none)).toBe(join(root, 'late/preferred'));
});

test('a program that is missing and has no installer is an error', async () => {
  await executables({});
  await expect(ensureProgram(none)).rejects.toThrow(
    'The Browser was not found. Install it, or set THE_BROWSER_PATH to its path.',
  );
});

/** A program with these installers, in CI or elsewhere. It is found in the folder that the variable `PLACE` names. */
async function installedBy(installers: readonly string[], ci = 'true') {
  const node = process.env.PATH ?? '';
  const place = await executables({});
  vi.stubEnv('PATH', node);
  vi.stubEnv('PLACE', place);
  vi.stubEnv('CI', ci);
  return { ...none, path: join(place, 'browser'), installers };
}

const install = `printf '#!/bin/sh\n' > "$PLACE/browser" && chmod +x "$PLACE/browser"`;
const installBroken = `printf '#!/bin/sh\nexit 1' > "$PLACE/browser" && chmod +x "$PLACE/browser"`;
const note = 'touch "$PLACE/note"';

test('outside CI nothing is installed, and the error names the commands that install it', async () => {
  const program = await installedBy([install, 'way 2'], '');
  await expect(ensureProgram(program)).rejects.toThrow(
    `The Browser was not found. Install it with \`${install}\` or with \`way 2\`, or set THE_BROWSER_PATH to its path.`,
  );
  expect(existsSync(program.path)).toBe(false);
});

test('in CI a missing program is installed, and after one installer no other is tried', async () => {
  const program = await installedBy([install, note]);
  expect(await ensureProgram(program)).toBe(program.path);
  expect(existsSync(join(program.path, '../note'))).toBe(false);
});

test.each([
  ['fails', 'false'],
  ['brings nothing', 'true'],
  ['brings a program that does not start', installBroken],
])('after an installer that %s the next one is tried', async (_, first) => {
  const program = await installedBy([first, install]);
  expect(await ensureProgram(program)).toBe(program.path);
});
