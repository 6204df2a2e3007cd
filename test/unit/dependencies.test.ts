import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Package = Readonly<Partial<Record<'os' | 'cpu' | 'libc', readonly string[]>>>;
const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

it('each binary for Linux has a version for Alpine Linux, whose C library is musl', () => {
  const packages = Object.entries(lock.packages);
  const binaries = packages.filter(([, { os, cpu }]) => os?.includes('linux') && /x64|arm64/.test(`${cpu}`));
  const dynamic = binaries.filter(([path]) => !/@esbuild|@typescript/.test(path)); // Go links statically
  const withoutLibrary = (path: string) => path.replace(/-gnu|-?musl/, '');
  const onMusl = dynamic.filter(([, { libc }]) => libc?.includes('musl')).map(([path]) => withoutLibrary(path));
  const onOthers = dynamic.filter(([, { libc }]) => !libc?.includes('musl')).map(([path]) => path);

  expect(onOthers.length).toBeGreaterThan(10);
  expect(onOthers.filter((path) => !onMusl.includes(withoutLibrary(path)))).toEqual([]);
});
