import { runCommand } from '../../scripts/command/runCommand.ts';
import { publishVersion } from './versionedSite.ts';

// A process that can be killed: publishes a version of the site to a folder.
const [out = '', version] = process.argv.slice(2);

await runCommand('Nothing was published', async () => {
  console.log('building');
  await publishVersion(out, Number(version));
  console.log('published');
});
