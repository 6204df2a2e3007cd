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

test('the path in the variable comes before all others', async () => {
  await executables({ bin: ['preferred'] });
  vi.stubEnv('THE_BROWSER_PATH', process.execPath);
  expect(await ensureProgram(none)).toBe(process.execPath);
});

test.each(['/no/such/file', import.meta.filename, import.meta.dirname])(
  'a variable that holds %s, no executable file, is an error, even beside an installed program',
  async (path) => {
    await executables({ bin: ['preferred'] });
    vi.stubEnv('THE_BROWSER_PATH', path);
    await expect(ensureProgram(none)).rejects.toThrow(
      `THE_BROWSER_PATH is "${path}", which is not an executable file: set it to the path of The Browser, or unset it.`,
    );
  },
);

test('an empty variable counts as unset', async () => {
  const root = await executables({ bin: ['preferred'] });
  vi.stubEnv('THE_BROWSER_PATH', '');
  expect(await ensureProgram(none)).toBe(join(root, 'bin/preferred'));
});

test('the preferred command in a late folder of PATH comes before another one in an early folder', async () => {
  const root = await executables({ early: ['other'], late: ['preferred'] });
  expect(await ensureProgram(none)).toBe(join(root, 'late/preferred'));
});

test('the other path is used if PATH has no such command', async () => {
  await executables({});
  expect(await ensureProgram({ ...none, path: process.execPath })).toBe(process.execPath);
});

test('a program that is missing and has no installer is an error', async () => {
  await executables({});
  await expect(ensureProgram(none)).rejects.toThrow(
    'The Browser was not found, and there is no way to install it from here.\n' +
      'Install it, or set THE_BROWSER_PATH to its path.',
  );
});

/** A program whose installers run these Node scripts. In a script, `process.env.PLACE` is the folder of the program. */
async function installedBy(...scripts: readonly string[][]): Promise<{ program: Program; place: string }> {
  const place = await executables({});
  vi.stubEnv('PLACE', place);
  const installers = scripts.map((script, index): Installer => {
    const commands = script.map((code): Command => [process.execPath, '-e', code]);
    return { name: `way ${index + 1}`, commands, minutes: 1 };
  });
  return { place, program: { ...none, path: join(place, 'browser'), installers } };
}

const install = 'fs.writeFileSync(process.env.PLACE + "/browser", "", { mode: 0o755 })';
const note = (name: string) => `fs.writeFileSync(process.env.PLACE + "/${name}", "")`;
const fail = 'console.error("E: no such package\\nsee the manual"); process.exit(1)';

test('a missing program is installed', async () => {
  const { program, place } = await installedBy([note('first'), install]);
  expect(await ensureProgram(program)).toBe(join(place, 'browser'));
});

test('after a successful installer no other is tried', async () => {
  const { program } = await installedBy([install], [fail]);
  await expect(ensureProgram(program)).resolves.toBe(program.path);
});

test('after an installer that fails the next one is tried', async () => {
  const { program } = await installedBy([fail], [install]);
  await expect(ensureProgram(program)).resolves.toBe(program.path);
});

test('the error lists every installer with its failure, and says what to do', async () => {
  const { program } = await installedBy([fail], [note('nothing')]);
  await expect(ensureProgram(program)).rejects.toThrow(
    /^The Browser was not found and could not be installed:\n- way 1: .*: E: no such package\n- way 2: it succeeded, but the program is still not found\nInstall it, or set THE_BROWSER_PATH to its path\.$/,
  );
});

test('the error keeps the cause of each failure', async () => {
  const { program } = await installedBy(['process.exit(3)']);
  const exit = expect.objectContaining({ cause: expect.objectContaining({ code: 3 }) });
  await expect(ensureProgram(program)).rejects.toMatchObject({
    errors: [expect.objectContaining({ cause: exit })],
  });
});

test('a command that takes too long is stopped', async () => {
  const { program } = await installedBy(['setInterval(() => {}, 1000)']);
  const installers = program.installers.map((installer) => ({ ...installer, minutes: 0.005 }));
  await expect(ensureProgram({ ...program, installers })).rejects.toThrow('not done after 0.005 minutes');
});

test('an installer that does not exist is a failure like any other', async () => {
  await executables({});
  const installers = [{ name: 'way', commands: [['no-such-program'] as const], minutes: 1 }];
  await expect(ensureProgram({ ...none, installers })).rejects.toThrow('spawn no-such-program ENOENT');
});

function aptAs(user: number, platform: NodeJS.Platform = 'linux') {
  vi.spyOn(process, 'getuid').mockReturnValue(user);
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
  return aptInstallers('--no-install-recommends', 'one', 'two').flatMap(({ commands }) => commands);
}

test('root updates the package lists and then installs the packages', () => {
  const aptGet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  expect(aptAs(0)).toEqual([
    [...aptGet, 'update'],
    [...aptGet, 'install', '-y', '--no-install-recommends', 'one', 'two'],
  ]);
});

test('everyone else runs apt-get through sudo without a password prompt', () => {
  expect(aptAs(1000).map((command) => command.slice(0, 2))).toEqual([
    ['sudo', '-n'],
    ['sudo', '-n'],
  ]);
});

test('outside Linux there is no apt-get', () => {
  expect(aptAs(0, 'darwin')).toEqual([]);
});
