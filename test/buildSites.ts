import { spawnSync } from 'node:child_process';
import { siteDirectory, sites } from './sites';

// By the command itself, as its user runs it.
for (const { name, base, site } of sites) {
  const out = siteDirectory(name);
  const args = ['--import', 'tsx', 'scripts/build.ts', '--base', base, '--site', site, '--out', out];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
