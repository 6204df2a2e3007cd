import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder';
import { expectResult, push, repositoryFromTemplate } from './repositoryFromTemplate';
import type { Run, Trigger } from './runWorkflow';

// Only a run of the workflow file that is run again shows what the first left behind.

const folder = temporaryFolder('workflows');
const project = { host: 'owner.github.io', base_path: '/site' };
const built = { 'npm run': 'success' } as const;
const outage = { ...built, 'actions/deploy-pages': 'failure' } as const;
const again = (run: Run, jobs: 'all' | 'failed', days: number): Trigger => ({ ...push, again: { run, days, jobs } });

/** Deploys a page during an outage of Pages. */
function stoppedDeploy(name: string) {
  const repository = repositoryFromTemplate(join(folder, name));
  mkdirSync(join(repository.directory, 'dist'));
  writeFileSync(join(repository.directory, 'dist/index.html'), 'Home');
  const run = repository.run('deploy', project, push, outage);
  expectResult(run, 'failure');
  expect(run.summary).toContain('_Re-run jobs → Re-run failed jobs_');
  return { repository, run };
}

it('a deploy that an outage stopped is published by running its failed jobs again, weeks later', () => {
  const { repository, run } = stoppedDeploy('failed-jobs');

  expectResult(repository.run('deploy', project, again(run, 'failed', 20), built), 'success');
  expect(repository.isOnline()).toBe(true);
});

it('it is published by running all jobs again, whatever earlier attempts left', () => {
  const { repository, run } = stoppedDeploy('all-jobs');
  const second = repository.run('deploy', project, again(run, 'all', 0), outage);

  expectResult(repository.run('deploy', project, again(second, 'all', 0), built), 'success');
  expect(repository.isOnline()).toBe(true);
});
