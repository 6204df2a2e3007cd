import { expect, test } from 'vitest';
import { installProgram } from '../../../../scripts/browser/installProgram';
import type { Command } from '../../../../scripts/browser/runCommand';

const program = { name: 'The Browser', variable: 'BROWSER_PATH' };

const installers = [
  { name: 'first', commands: [['one'], ['two']] as Command[], minutes: 1 },
  { name: 'second', commands: [['three']] as Command[], minutes: 1 },
];

/** A host where some commands fail, and where `installing` makes the program appear. */
function host({ failing = [], installing }: { failing?: string[]; installing?: string }) {
  const ran: string[] = [];
  const run = async ([command]: Command) => {
    if (failing.includes(command)) throw new Error(`${command} broke`);
    ran.push(command);
  };
  const find = () => (ran.some((command) => command === installing) ? '/browser' : undefined);
  return { ran, means: { installers, run, find } };
}

test('the program that an installer leaves is given', async () => {
  expect(await installProgram(program, host({ installing: 'two' }).means)).toBe('/browser');
});

test('after an installer that works no other is tried', async () => {
  const { ran, means } = host({ installing: 'two' });
  await installProgram(program, means);
  expect(ran).toEqual(['one', 'two']);
});

test('after an installer that fails the next is tried', async () => {
  const { ran, means } = host({ failing: ['one'], installing: 'three' });
  await installProgram(program, means);
  expect(ran).toEqual(['three']);
});

test('the error lists every way tried with its failure, and what to do', async () => {
  await expect(installProgram(program, host({ failing: ['two'] }).means)).rejects.toThrow(
    [
      'The Browser was not found, and could not be installed:',
      '- first: two broke',
      '- second: it succeeded, yet there is none where it is looked for',
      'Install it, or set BROWSER_PATH to its path.',
    ].join('\n'),
  );
});

test('where there is no way to install it the error says so', async () => {
  await expect(installProgram(program, { ...host({}).means, installers: [] })).rejects.toThrow(
    'The Browser was not found, and nothing here installs it.\nInstall it, or set BROWSER_PATH to its path.',
  );
});

test('the error keeps the cause of each failure', async () => {
  const broken = (command: string) => expect.objectContaining({ cause: new Error(`${command} broke`) });
  await expect(installProgram(program, host({ failing: ['one', 'three'] }).means)).rejects.toMatchObject({
    errors: [broken('one'), broken('three')],
  });
});
