import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeSite } from '../../support/writeSite';

it('with an older Node, one sentence names the version that is needed', async () => {
  const { status, stderr } = await checkIn({ engines: { node: '>=99.1' } }, 'dev');

  expect(status).toBe(1);
  expect(stderr).toMatch(/^This needs Node 99\.1 or newer, but runs on Node [\d.]+\. Install .*\n$/);
});

const incomplete = {
  engines: { node: '>=20.0' },
  dependencies: { react: '1' },
  devDependencies: { 'pulled-since': '1', 'pulled-too': '1' },
};

it('a package that was pulled since the last installation is named', async () => {
  const { status, stderr } = await checkIn(incomplete, 'build');

  expect(status).toBe(1);
  expect(stderr).toBe('Packages of package.json are not installed: pulled-since and 1 more. Run npm ci.\n');
});

it('the installation itself needs no packages', async () => {
  expect(await checkIn(incomplete, 'preinstall')).toMatchObject({ status: 0, stderr: '' });
});

/** Checks a project in which only react is installed, before a command of npm. */
async function checkIn(manifest: object, command: string) {
  const folder = await writeSite({
    'scripts/checkNode.js': readFileSync('scripts/checkNode.js', 'utf8'),
    'node_modules/react/package.json': '{}',
    'package.json': JSON.stringify({ type: 'module', ...manifest }),
  });
  return spawnSync(process.execPath, [join(folder, 'scripts/checkNode.js')], {
    encoding: 'utf8',
    env: { ...process.env, npm_lifecycle_event: command },
  });
}
