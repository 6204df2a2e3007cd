import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

interface Update {
  readonly ignore?: readonly { readonly 'dependency-name': string; readonly versions: readonly string[] }[];
}
const updates: readonly Update[] = parse(readFileSync('.github/dependabot.yml', 'utf8')).updates;

it.each(updates.flatMap(({ ignore = [] }) => ignore))('hold $dependency-name back at the next major', (held) => {
  const version = { ...dependencies, ...devDependencies }[held['dependency-name']];
  const [, major] = /^[~^](\d+)/.exec(version) ?? [];

  expect(held.versions).toEqual([`>=${Number(major) + 1}`]);
});

it.each(readdirSync('.github/workflows'))('pin the actions of %s by commit, with their version beside it', (file) => {
  const used = readFileSync(`.github/workflows/${file}`, 'utf8').match(/uses: (?!\.\/).*/g) ?? [];

  for (const action of used) expect(action).toMatch(/^uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('no package but esbuild, of vike, has a script that runs when it is installed', () => {
  const { packages }: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const scripted = Object.keys(packages).filter((path) => path !== '' && packages[path]?.hasInstallScript);

  expect(scripted).toEqual(['node_modules/esbuild']); // which tries its binary, a package of its own
});
