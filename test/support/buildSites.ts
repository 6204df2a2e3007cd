import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyProject } from './copyProject.ts';
import { siteDirectory, sites } from './sites.ts';
import { startProgram } from './startProgram.ts';

mkdirSync('test-results', { recursive: true });
const project = mkdtempSync(resolve('test-results/project-'));
process.on('exit', () => rmSync(project, { recursive: true, force: true }));
copyProject(project);
rmSync('test-results/sites', { recursive: true, force: true }); // after a failed build, no test passes on an older site

// One after the other, because vike writes files beside the sources while it builds. With the command itself: for the
// root with flags, for the other site with the variables of the deploy workflow.
for (const { name, base, site } of sites) {
  const place = base === '/' ? ['--site', site] : [];
  const { end, output } = await startProgram(['scripts/build.ts', '--out', resolve(siteDirectory(name)), ...place], {
    directory: project,
    // A build for production, whatever the environment says: React's development build would break the budgets.
    env: { NODE_ENV: 'development', ...(place.length === 0 && { BASE_PATH: base, SITE_URL: site }) },
  }).ended;
  process.stdout.write(output);
  if (end !== 0) process.exitCode = 1;
}
