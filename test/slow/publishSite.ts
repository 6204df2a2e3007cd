import { endOnSignal } from '../../scripts/endOnSignal';
import { runScript } from '../../scripts/runScript';
import { publishVersion } from './publishVersion';

// A build that can be killed: of a version of the site, into a folder, by so many threads.
const [out = '', version = '', threads = ''] = process.argv.slice(2);

const interruption = new AbortController();
const publishing = runScript(async () => {
  await publishVersion(out, Number(version), { threads: Number(threads), signal: interruption.signal });
});
endOnSignal(() => {
  interruption.abort();
  return publishing;
});
console.log('writing');
await publishing;
