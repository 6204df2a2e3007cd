import { runCommand } from '../../scripts/command/runCommand.ts';
import { publishVersion } from './versionedSite.ts';

// A process that can be killed: builds versions of the site into a folder, from one to another, without a pause.
const [out = '', first = '', last = first] = process.argv.slice(2);

await runCommand('Nothing was published', async (signal) => {
  for (let version = Number(first); version <= Number(last); version += 1) {
    console.log('building');
    await publishVersion(out, version, { signal });
  }
});
