import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder';
import { expectResult, repositoryFromTemplate } from './repositoryFromTemplate';

// Only a run of the workflow file, step by step, shows what GitHub would publish.

const { version } = JSON.parse(readFileSync('scripts/prerender/package.json', 'utf8'));
const repository = repositoryFromTemplate(join(temporaryFolder('workflows'), 'site'));
const release = (tagged: string) =>
  repository.run('release', 'off', { name: 'push', branch: `prerender-engine-v${tagged}` });

it.each([
  ['an address that is not the repository’s', version, 'but this repository is https://github.com/owner/site'],
  ['a tag of another version', '99.0.0', `The version is ${version}, but the tag is prerender-engine-v99.0.0`],
])('the engine is not released under %s', (_, tagged, reason) => {
  const run = release(tagged);

  expectResult(run, 'failure');
  expect(run.log).toContain(reason);
});

it('without a token of npm, a release does everything but publish', { timeout: 300_000 }, () => {
  const manifest = join(repository.directory, 'package.json');
  const address = 'https://github.com/owner/site';
  const ours = { ...JSON.parse(readFileSync(manifest, 'utf8')), repository: address, bugs: `${address}/issues` };
  writeFileSync(manifest, JSON.stringify(ours));
  const run = release(version);
  const packed = spawnSync('tar', ['-xzOf', `prerender-engine-${version}.tgz`, 'package/package.json'], {
    cwd: repository.directory,
    encoding: 'utf8',
  });

  expectResult(run, 'success');
  expect(run.log).toContain(`+ prerender-engine@${version}`);
  expect(run.summary).toContain('Nothing was published: the repository has no secret _NPM_TOKEN_.');
  expect(JSON.parse(packed.stdout)).toMatchObject({
    repository: { url: `git+${address}.git`, directory: 'scripts/prerender' },
    bugs: `${address}/issues`,
  });
});
