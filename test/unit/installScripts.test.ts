import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The packages that run a script when they are installed, each with why it may; none is needed to build. */
const known = [
  'esbuild', // of vike: tries its binary, which comes as a package of its own
];

it('no other package has an install script', () => {
  const { packages }: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const scripted = Object.entries(packages).filter(
    ([path, { hasInstallScript }]) => path !== '' && hasInstallScript,
  );

  expect(scripted.map(([path]) => path.replace('node_modules/', ''))).toEqual(known);
});
