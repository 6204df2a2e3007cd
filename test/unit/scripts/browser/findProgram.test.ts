import { expect, test } from 'vitest';
import { findProgram } from '../../../../scripts/browser/findProgram';

const program = {
  name: 'The Browser',
  variable: 'BROWSER_PATH',
  paths: () => ['/preferred', '/other'],
  installers: () => [],
};

function machineWith(executables: string[], env: NodeJS.ProcessEnv = {}) {
  return { env, platform: 'linux' as const, isExecutable: (path: string) => executables.includes(path) };
}

test('the path that the variable names comes before all others', () => {
  const machine = machineWith(['/preferred', '/mine'], { BROWSER_PATH: '/mine' });
  expect(findProgram(program, machine)).toBe('/mine');
});

test('a variable that names no executable is an error, even beside an installed program', () => {
  const machine = machineWith(['/preferred'], { BROWSER_PATH: '/gone' });
  expect(() => findProgram(program, machine)).toThrow(
    'BROWSER_PATH is "/gone", which is not an executable file: set it to the path of The Browser, or unset it.',
  );
});

test('an empty variable counts as unset', () => {
  const machine = machineWith(['/preferred'], { BROWSER_PATH: '' });
  expect(findProgram(program, machine)).toBe('/preferred');
});

test('the preferred place comes first', () => {
  expect(findProgram(program, machineWith(['/other', '/preferred']))).toBe('/preferred');
});

test('another place is found where the preferred one has none', () => {
  expect(findProgram(program, machineWith(['/other']))).toBe('/other');
});

test('nothing is found where there is no such program', () => {
  expect(findProgram(program, machineWith([]))).toBeUndefined();
});
