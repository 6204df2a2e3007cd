import { spawnSync } from 'node:child_process';
import { siteDirectory, sites } from './sites';

// By the command itself, as its users run it: with flags for the root, with the deploy workflow's variables for the other.
for (const { name, base, site } of sites) {
  const args = ['--import', 'tsx', 'scripts/build.ts', '--out', siteDirectory(name)];
  const place =
    base === '/'
      ? { args: ['--site', site], env: {} }
      : { args: [], env: { BASE_PATH: base, SITE_URL: site } };
  const { status } = spawnSync(process.execPath, [...args, ...place.args], {
    stdio: 'inherit',
    env: { ...process.env, ...place.env },
  });
  if (status !== 0) process.exit(status ?? 1);
}
