import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { writeSite } from '../../support/writeSite';

// The installation itself, with an older Node: .github/workflows/nightly.yml.

const tooOld = '--no-experimental-strip-types';

it('says what to do where npm cannot install a newer Node', async () => {
  const { code, stderr } = await install(tooOld);

  expect(code).toBe(1);
  expect(stderr).toMatch(
    / could not install Node 24 .*\(ECONNREFUSED\)\. Install .*nodejs\.org.*, or run npm ci again /,
  );
});

it('installs nothing on a Node that runs TypeScript', async () => {
  const { code, stdout } = await install('');

  expect(code).toBe(0);
  expect(stdout).not.toContain('is too old');
});

/** Runs `npm install` for a project without packages, where npm reaches no registry. */
async function install(nodeOptions: string) {
  const folder = await writeSite({
    '.nvmrc': '24\n',
    'scripts/installNode.js': readFileSync('scripts/installNode.js', 'utf8'),
    'package.json': JSON.stringify({
      type: 'module',
      scripts: { postinstall: 'node scripts/installNode.js' },
    }),
  });
  const offline = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' };
  const env = { ...process.env, ...offline, NODE_OPTIONS: nodeOptions };
  const place = { cwd: folder, env, shell: process.platform === 'win32' };
  return promisify(execFile)('npm', ['install', '--no-audit'], place).then(
    (output) => ({ code: 0, ...output }),
    (error) => error,
  );
}
