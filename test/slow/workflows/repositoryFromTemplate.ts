import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { copyProject } from '../../support/copyProject';
import { githubOf, type Repository } from './github';
import { type Run, runWorkflow, type Trigger } from './runWorkflow';

/** A repository made from the template, with one commit. */
export function repositoryFromTemplate(directory: string) {
  copyProject(directory);
  for (const file of ['.github', '.gitignore', '.nvmrc', 'README.md', 'LICENSE']) {
    cpSync(file, join(directory, file), { recursive: true });
  }
  symlinkSync(resolve('node_modules/.bin'), join(directory, 'node_modules/.bin'));

  const git = (...args: readonly string[]) => {
    const identity = ['-c', 'user.name=Owner', '-c', 'user.email=jo@jo-stone.com'];
    return spawnSync('git', [...identity, ...args], { cwd: directory, encoding: 'utf8' }).stdout.trim();
  };
  const commit = (message: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  git('init', '--quiet', '--initial-branch=main');
  commit('Initial commit');
  const online = (file: string) => join(githubOf(directory), 'online', file);
  return {
    directory,
    /** Commits all changes. */
    commit,
    /** The hash of the last commit. */
    head: () => git('rev-parse', 'HEAD'),
    /** Runs a workflow by its name, as `runWorkflow`, while Pages is in a state. */
    run: (
      workflow: string,
      pages: Repository['pages'],
      trigger: Trigger,
      results?: Parameters<typeof runWorkflow>[3],
    ) => runWorkflow(`.github/workflows/${workflow}.yml`, { directory, pages }, trigger, results),
    /** The path of a file of the site that is online. */
    online,
    isOnline: () => existsSync(online('index.html')),
    /** Reads a file of the site that is online. */
    read: (file: string) => readFileSync(online(file), 'utf8'),
  };
}

export const push: Trigger = { name: 'push', branch: 'main' };
export const pullRequest = (base: string): Trigger => ({ name: 'pull_request', branch: 'new-words', base });

/** Expects a result, and shows the whole log otherwise. */
export function expectResult(run: Run, result: Run['result']): void {
  expect(run.result, run.log).toBe(result);
}
