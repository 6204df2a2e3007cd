import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import {
  aptInstallers,
  type Command,
  ensureProgram,
  type Installer,
  type Program,
} from '../../../../scripts/browser/ensureProgram';
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

/**
 * A program whose installers run these Node scripts, in CI or elsewhere. In a script, `process.env.PLACE` is the folder
 * of the program.
 */
async function installedBy(scripts: readonly string[][], ci = 'true') {
  const place = await executables({});
  vi.stubEnv('PLACE', place);
  vi.stubEnv('CI', ci);
  const installers = scripts.map((script, index): Installer => {
    const commands = script.map((code): Command => [process.execPath, '-e', code]);
    return { name: `way ${index + 1}`, commands };
  });
  return { ...none, path: join(place, 'browser'), installers };
}

const install = 'fs.writeFileSync(process.env.PLACE + "/browser", "", { mode: 0o755 })';
const note = 'fs.writeFileSync(process.env.PLACE + "/note", "")';
const fail = 'process.exit(1)';

test('outside CI nothing is installed, and the error names the ways to install it', async () => {
  const program = await installedBy([[install], [install]], '');
  await expect(ensureProgram(program)).rejects.toThrow(
    'The Browser was not found. Install it with `way 1` or with `way 2`, or set THE_BROWSER_PATH to its path.',
  );
  expect(existsSync(program.path)).toBe(false);
});

test('in CI a missing program is installed, and after one installer no other is tried', async () => {
  const program = await installedBy([[install], [note]]);
  expect(await ensureProgram(program)).toBe(program.path);
  expect(existsSync(join(program.path, '../note'))).toBe(false);
});

test('after a command that fails the next installer is tried', async () => {
  const program = await installedBy([[fail, note], [install]]);
  expect(await ensureProgram(program)).toBe(program.path);
  expect(existsSync(join(program.path, '../note'))).toBe(false);
});

test.each([
  ['fails', [process.execPath, '-e', fail] as const],
  ['brings nothing', [process.execPath, '-e', ''] as const],
  ['does not exist', ['no-such-program'] as const],
])('if the only installer %s, the error names it', async (_, command) => {
  const program = await installedBy([]);
  const installers = [{ name: 'way', commands: [command] }];
  await expect(ensureProgram({ ...program, installers })).rejects.toThrow(
    'The Browser was not found. Install it with `way`, or set THE_BROWSER_PATH to its path.',
  );
});

test('apt-get updates its lists and installs, for all but root through sudo, which never prompts; on Linux alone', () => {
  const aptAs = (user: number, platform: NodeJS.Platform = 'linux') => {
    vi.spyOn(process, 'getuid').mockReturnValue(user);
    vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
    return aptInstallers('--no-install-recommends', 'one').flatMap(({ commands }) =>
      commands.map((command) => command.join(' ')),
    );
  };
  const aptGet = 'env DEBIAN_FRONTEND=noninteractive apt-get';
  const commands = [`${aptGet} update`, `${aptGet} install -y --no-install-recommends one`];

  expect(aptAs(0)).toEqual(commands);
  expect(aptAs(1000)).toEqual(commands.map((command) => `sudo -n ${command}`));
  expect(aptAs(0, 'darwin')).toEqual([]);
});
