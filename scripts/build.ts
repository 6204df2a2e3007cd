import { rmSync } from 'node:fs';
import { buildSite } from './build/buildSite.ts';
import { fileTable } from './build/fileTable.ts';
import { readBuildOptions } from './build/readBuildOptions.ts';
import { taskPrinter } from './build/task.ts';
import { endOnSignal } from './endOnSignal.ts';
import { collectFiles } from './prerender/files.ts';
import { openOutput } from './prerender/output.ts';
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
  const output = await openOutput(options.out);
  process.on('exit', output.close);
  const { files } = await buildSite(options, {
    directory,
    output,
    now: buildTime(),
    task: taskPrinter(print, signal),
    onProgress: progress?.update ?? (() => undefined),
    signal,
  }).finally(() => {
    progress?.end();
    return output.close();
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(`\n${fileTable(await collectFiles(options.out))}`);
  print(`${files} files written`);
  print(`Built for ${options.base} in ${seconds} s`);
}

/** @see https://reproducible-builds.org/specs/source-date-epoch/ */
function buildTime(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
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
