import { startProgram } from '../support/startProgram';
import type { Sighting } from './watchSite';

/** Has a program of its own look at a published site without a pause, until it is asked what it saw. */
export function startWatcher(directory: string): () => Promise<Sighting> {
  const watcher = startProgram(['--import', 'tsx', 'test/slow/watchSite.ts', directory]);
  return async () => {
    watcher.stop();
    const { output } = await watcher.ended;
    return JSON.parse(output);
  };
}
