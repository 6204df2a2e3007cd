import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no package but esbuild, of vike, has a script that runs when it is installed', () => {
  const { packages }: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const scripted = Object.keys(packages).filter((path) => path !== '' && packages[path]?.hasInstallScript);

  expect(scripted).toEqual(['node_modules/esbuild']); // which tries its binary, a package of its own
});
