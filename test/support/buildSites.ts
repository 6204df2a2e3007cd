import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyProject } from './copyProject';
import { siteDirectory, sites } from './sites';

mkdirSync('test-results', { recursive: true });
const project = mkdtempSync(resolve('test-results/project-'));
process.on('exit', () => rmSync(project, { recursive: true, force: true }));
copyProject(project);

// By the command itself, as its users run it: with flags for the root, with the deploy workflow's variables for the other.
for (const { name, base, site } of sites) {
  const args = ['--import', 'tsx', 'scripts/build.ts', '--out', resolve(siteDirectory(name))];
  const place =
    base === '/'
      ? { args: ['--site', site], env: {} }
      : { args: [], env: { BASE_PATH: base, SITE_URL: site } };
  const { status } = spawnSync(process.execPath, [...args, ...place.args], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...place.env },
  });
  if (status !== 0) process.exit(status ?? 1);
}
