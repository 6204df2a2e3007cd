import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { writeSite } from '../../support/writeSite';

// The installation itself, with an older Node: test/slow/commands.test.ts.

const tooOld = '--no-experimental-strip-types';

it('says which Node to install where npm has none for the platform', async () => {
  const registry = createServer((_, response) => response.writeHead(404).end('{}')).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { code, stderr } = await install(`http://127.0.0.1:${Object(registry.address()).port}`, tooOld);
  registry.close();

  expect(code).toBe(1);
  expect(stderr).toMatch(/^This needs Node 22\.18 or newer, .*https:\/\/nodejs\.org\/\.$/m);
});

it('says what to do where npm cannot be reached', async () => {
  const { code, stderr } = await install(unreachable, tooOld);

  expect(code).toBe(1);
  expect(stderr).toMatch(/, and npm could not install Node 24 .*\(ECONNREFUSED\)\. Run npm ci again once npm can be /);
});

it('installs nothing on a Node that runs TypeScript', async () => {
  const { code, stdout } = await install(unreachable, '');

  expect(code).toBe(0);
  expect(stdout).not.toContain('is too old');
});

/** Nothing listens at this port. */
const unreachable = 'http://127.0.0.1:9';

/** Runs `npm install` for a project without packages. */
async function install(registry: string, nodeOptions: string) {
  const folder = await writeSite({
    '.nvmrc': '24\n',
    'scripts/installNode.js': readFileSync('scripts/installNode.js', 'utf8'),
    'package.json': JSON.stringify({
      type: 'module',
      engines: { node: '>=22.18' },
      scripts: { postinstall: 'node scripts/installNode.js' },
    }),
  });
  const options = { NODE_OPTIONS: nodeOptions, npm_config_registry: registry, npm_config_fetch_retries: '0' };
  const env = { ...process.env, ...options };
  const place = { cwd: folder, env, shell: process.platform === 'win32' };
  return promisify(execFile)('npm', ['install', '--no-audit'], place).then(
    (output) => ({ code: 0, ...output }),
    (error) => error,
  );
}
