import { expect, test } from 'vitest';
import { aptInstallers } from '../../../../scripts/browser/aptInstallers';

const installers = aptInstallers('--no-install-recommends', 'one', 'two');

test('root updates the package lists and then installs the packages', () => {
  expect(installers({ platform: 'linux', isRoot: true }).map(({ commands }) => commands)).toEqual([
    [
      ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'update'],
      [
        'env',
        'DEBIAN_FRONTEND=noninteractive',
        'apt-get',
        'install',
        '-y',
        '--no-install-recommends',
        'one',
        'two',
      ],
    ],
  ]);
});

test('everyone else runs apt-get through a sudo that asks no password', () => {
  const [apt] = installers({ platform: 'linux', isRoot: false });
  expect(apt?.commands.map((command) => command.slice(0, 2))).toEqual([
    ['sudo', '-n'],
    ['sudo', '-n'],
  ]);
});

test('elsewhere than on Linux there is no apt-get', () => {
  expect(installers({ platform: 'darwin', isRoot: false })).toEqual([]);
});
