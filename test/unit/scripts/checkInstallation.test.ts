import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeSite } from '../../support/writeSite';

it('on a Node that runs no TypeScript, one sentence says what to do', async () => {
  const { status, stderr } = await check({ dependencies: { react: '1' } }, '--no-experimental-strip-types');

  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node [\d.]+ is too old .* npm ci.*\n$/);
});

it('a package that was pulled since the last installation is named', async () => {
  const { status, stderr } = await check({
    dependencies: { react: '1' },
    devDependencies: { 'pulled-since': '1', 'pulled-too': '1' },
  });

  expect(status).toBe(1);
  expect(stderr).toMatch(/^Packages .* pulled-since and 1 more.* npm ci.*\n$/);
});

/** Checks a project in which only react is installed. */
async function check(manifest: object, ...nodeOptions: readonly string[]) {
  const folder = await writeSite({
    'scripts/checkInstallation.js': readFileSync('scripts/checkInstallation.js', 'utf8'),
    'node_modules/react/package.json': '{}',
    'package.json': JSON.stringify({ type: 'module', ...manifest }),
  });
  return spawnSync(process.execPath, [...nodeOptions, join(folder, 'scripts/checkInstallation.js')], {
    encoding: 'utf8',
  });
}
