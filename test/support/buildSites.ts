import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyProject } from './copyProject.ts';
import { siteDirectory, sites } from './sites.ts';

mkdirSync('test-results', { recursive: true });
const project = mkdtempSync(resolve('test-results/project-'));
process.on('exit', () => rmSync(project, { recursive: true, force: true }));
copyProject(project);

// One after the other, because vike writes files beside the sources while it builds.
for (const site of sites) await build(site);

/**
 * Builds with the command itself: for the root with flags, for the other site with the variables of the deploy
 * workflow.
 */
async function build({ name, base, site }: (typeof sites)[number]): Promise<void> {
  const args = ['scripts/build.ts', '--out', resolve(siteDirectory(name))];
  const place =
    base === '/'
      ? { args: ['--site', site], env: {} }
      : { args: [], env: { BASE_PATH: base, SITE_URL: site } };
  const child = spawn(process.execPath, [...args, ...place.args], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...place.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [status] = await once(child, 'close');
  process.stdout.write(output);
  if (status !== 0) process.exit(status ?? 1);
}
