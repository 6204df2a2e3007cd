import { buildSite } from './build/buildSite.ts';
import { fileTable } from './build/fileTable.ts';
import { readBuildOptions } from './build/readBuildOptions.ts';
import { phaseRunner } from './command/phases.ts';
import { runCommand } from './command/runCommand.ts';
import { temporaryFolder } from './command/temporaryFolder.ts';
import { collectFiles } from './prerender/files.ts';
import { openOutput } from './prerender/output.ts';

// A site is for all to read, also where its maker keeps new files from others; GitHub Pages refuses any other.
// https://github.com/actions/upload-pages-artifact#file-permissions
process.umask(0o022);

/** `npm run build`: builds the site and publishes it to a folder. */
await runCommand('Nothing was published', async (signal) => {
  const options = readBuildOptions(process.argv.slice(2), process.env);
  const print = options.report === 'quiet' ? () => undefined : console.log;
  const start = performance.now();
  const directory = await temporaryFolder('node_modules/.cache/bundles-');
  const output = await openOutput(options.out);
  process.on('exit', output.close);
  const { files } = await buildSite(options, {
    directory,
    output,
    now: options.now,
    phase: phaseRunner(options.report === 'quiet' ? undefined : process.stdout, signal),
    signal,
  });
  output.close();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(`\n${fileTable(await collectFiles(options.out))}`);
  print(`${files} files written`);
  print(`Built for ${options.base} in ${seconds} s`);
});
