import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from './build/buildSite.ts';
import { collectFiles } from './build/collectFiles.ts';
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
    const { written, kept, removed } = await buildSite(options, directory, buildYear());
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `\n${fileTable(await collectFiles(options.out))}\n${written} files written, ${kept} kept, ${removed} removed\nBuilt for ${options.base} in ${seconds} s`,
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
