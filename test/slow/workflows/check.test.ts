import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../support/temporaryFolder';
import { expectResult, pullRequest, repositoryFromTemplate } from './repositoryFromTemplate';

// Only a run of the workflow files, step by step, shows what GitHub would do with a pull request.

const minutes = 60_000;
const project = { host: 'owner.github.io', base_path: '/site' };
const repository = repositoryFromTemplate(join(temporaryFolder('workflows'), 'site'));

it('a pull request with a mistake fails, and shows the line and what to do', { timeout: 5 * minutes }, () => {
  const file = 'src/content/practice.yaml';
  const path = join(repository.directory, file);
  const text = readFileSync(path, 'utf8');
  const line = text.split('\n').findIndex((one) => one.startsWith('email:')) + 1;
  writeFileSync(path, text.replace(/^email:.*/m, 'email: hello at example'));
  const run = repository.run('check', 'off', pullRequest(repository.head()));
  writeFileSync(path, text);

  expectResult(run, 'failure');
  expect(run.log).toContain(`::error file=${file},line=${line},`);
  expect(run.summary).toContain(
    `[${file}, line ${line}](https://github.com/owner/site/blob/new-words/${file}?plain=1#L${line})`,
  );
  expect(run.summary).toContain('## What to do now');
});

it('a pull request is said to be fine if GitHub does not respond', () => {
  const run = repository.run('check', 'unreachable', pullRequest(repository.head()));

  expectResult(run, 'failure');
  expect(run.summary).toContain('This is not a mistake in your content');
});

it.each([
  ['the words of the site', 'src/content/practice.yaml', 'skipped'],
  ['notes among the content', 'src/content/cases/README.md', 'skipped'],
  ['the README, whose commands tests run', 'README.md', 'success'],
  ["the owner's guide, whose steps tests do", 'src/content/README.md', 'success'],
])('after an edit of %s, %s, the job of the tests is %s', (_, file, code) => {
  const before = repository.head();
  appendFileSync(join(repository.directory, file), '\n');
  repository.commit('Change a file');
  const results = { 'npm run': 'success', 'actions/upload-artifact': 'success' } as const;
  const run = repository.run('check', project, pullRequest(before), results);

  expect(run.jobs).toEqual({ site: 'success', code });
});
