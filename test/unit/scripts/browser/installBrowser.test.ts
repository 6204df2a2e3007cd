import { expect, test } from 'vitest';
import { installBrowser } from '../../../../scripts/browser/installBrowser';
import type { Command } from '../../../../scripts/browser/runCommand';

const installers = [
  { name: 'first', commands: [['one'], ['two']] as Command[], minutes: 1 },
  { name: 'second', commands: [['three']] as Command[], minutes: 1 },
];

/** A host where some programs fail, and where `browser` makes a browser appear. */
function host({ failing = [], browser }: { failing?: string[]; browser?: string }) {
  const ran: string[] = [];
  const run = async ([program]: Command) => {
    if (failing.includes(program)) throw new Error(`${program} broke`);
    ran.push(program);
  };
  const find = () => (ran.some((program) => program === browser) ? '/chromium' : undefined);
  return { ran, installing: { installers, run, find } };
}

test('the browser that an installer leaves is given', async () => {
  expect(await installBrowser(host({ browser: 'two' }).installing)).toBe('/chromium');
});

test('after an installer that works no other is tried', async () => {
  const { ran, installing } = host({ browser: 'two' });
  await installBrowser(installing);
  expect(ran).toEqual(['one', 'two']);
});

test('after an installer that fails the next is tried', async () => {
  const { ran, installing } = host({ failing: ['one'], browser: 'three' });
  await installBrowser(installing);
  expect(ran).toEqual(['three']);
});

test('the error lists every way tried with its failure, and what to do', async () => {
  await expect(installBrowser(host({ failing: ['two'] }).installing)).rejects.toThrow(
    [
      'No Chrome, Chromium or Edge was found, and none could be installed:',
      '- first: two broke',
      '- second: it succeeded, yet no browser is where one is looked for',
      'Install Chrome, or set CHROME_PATH to the path of a Chrome, Chromium or Edge executable.',
    ].join('\n'),
  );
});

test('the error keeps the cause of each failure', async () => {
  const broken = (program: string) => expect.objectContaining({ cause: new Error(`${program} broke`) });
  await expect(installBrowser(host({ failing: ['one', 'three'] }).installing)).rejects.toMatchObject({
    cause: { errors: [broken('one'), broken('three')] },
  });
});
