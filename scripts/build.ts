import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from './build/buildSite.ts';
import { fileTable } from './build/fileTable.ts';
import { readBuildOptions } from './build/readBuildOptions.ts';
import { runScript } from './runScript.ts';

const cache = 'node_modules/.cache';

await runScript(async () => {
  const options = readBuildOptions(process.argv.slice(2), process.env);
  const start = performance.now();
  await mkdir(cache, { recursive: true });
  const directory = await mkdtemp(join(cache, 'bundles-'));
  try {
    const files = await buildSite(options, directory, buildYear());
    console.log(
      `\n${fileTable(files)}\nBuilt for ${options.base} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});

/** @see https://reproducible-builds.org/specs/source-date-epoch/ */
function buildYear(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return (epoch === undefined ? new Date() : new Date(Number(epoch) * 1000)).getUTCFullYear();
}
