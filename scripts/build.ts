import { rmSync } from 'node:fs';
import { buildSite } from './build/buildSite.ts';
import { fileTable } from './build/fileTable.ts';
import { readBuildOptions } from './build/readBuildOptions.ts';
import { taskPrinter } from './build/task.ts';
import { endOnSignal } from './endOnSignal.ts';
import { collectFiles } from './prerender/files.ts';
import { progressReporter } from './progress/progressReporter.ts';
import { runScript } from './runScript.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** `npm run build`: builds the site and publishes it to a folder. */
async function build(signal: AbortSignal): Promise<void> {
  const options = readBuildOptions(process.argv.slice(2), process.env);
  const print = options.report === 'quiet' ? () => undefined : console.log;
  const progress = options.report === 'quiet' ? undefined : progressReporter(process.stdout);
  const start = performance.now();
  const directory = await temporaryFolder('node_modules/.cache/bundles-');
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  const { written, kept, removed } = await buildSite(options, {
    directory,
    year: buildYear(),
    task: taskPrinter(print, signal),
    onProgress: progress?.update ?? (() => undefined),
    signal,
  }).finally(progress?.end);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(`\n${fileTable(await collectFiles(options.out))}`);
  print(`${written} files written, ${kept} kept, ${removed} removed`);
  print(`Built for ${options.base} in ${seconds} s`);
}

/** @see https://reproducible-builds.org/specs/source-date-epoch/ */
function buildYear(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return (epoch === undefined ? new Date() : new Date(Number(epoch) * 1000)).getUTCFullYear();
}

// A site is for all to read, also where its maker keeps new files from others; GitHub Pages refuses any other.
// https://github.com/actions/upload-pages-artifact#file-permissions
process.umask(0o022);

const interruption = new AbortController();
const building = runScript(() => build(interruption.signal));
endOnSignal(() => {
  interruption.abort();
  return building;
});
await building;
