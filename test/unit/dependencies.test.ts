import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Package {
  readonly hasInstallScript?: boolean;
  readonly libc?: readonly string[];
  readonly cpu?: readonly string[];
}
const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = Object.entries(lock.packages).slice(1); // without the project itself

it('no package but esbuild, of vike, has a script that runs when it is installed', () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);

  expect(scripted).toEqual(['node_modules/esbuild']); // which tries its binary, a package of its own
});

it('each package for glibc on a usual processor has a sibling for musl, the C library of Alpine Linux', () => {
  const pathsFor = (libc: string) =>
    packages.filter(([, one]) => one.libc?.includes(libc) && /x64|arm64/.test(`${one.cpu}`)).map(([path]) => path);
  const siblings = pathsFor('musl').map((path) => path.replace(/(-gnu|-?musl)/, ''));

  expect(siblings.length).toBeGreaterThan(10);
  expect(pathsFor('glibc').filter((path) => !siblings.includes(path.replace('-gnu', '')))).toEqual([]);
});
