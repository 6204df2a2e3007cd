import { runCommand } from '../../scripts/command/runCommand.ts';
import { publishVersion } from './versionedSite.ts';

// A process that can be killed: builds a version of the site into a folder, with a number of threads.
const [out = '', version = '', threads = ''] = process.argv.slice(2);

await runCommand('Nothing was published', async (signal) => {
  console.log('writing');
  await publishVersion(out, Number(version), { threads: Number(threads), signal });
});
