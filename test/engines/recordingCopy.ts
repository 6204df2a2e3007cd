import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callExpression } from './callExpression';
import { recordComplaints } from './recordComplaints';

/**
 * Copies a built site, with each of its scripts recording complaints before it does anything else: whichever
 * runs first starts the recording. The pages stay as they are, but for the hashes of the scripts.
 */
export async function recordingCopy(directory: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await cp(directory, copy, { recursive: true });
  const paths = (await readdir(copy, { recursive: true })).map((name) => join(copy, name));
  const hashes = new Map<string, string>();
  for (const path of paths.filter((name) => name.endsWith('.js'))) {
    const script = await readFile(path, 'utf8');
    const recording = `${callExpression(recordComplaints, [])};${script}`;
    hashes.set(hash(script), hash(recording));
    await writeFile(path, recording);
  }
  for (const path of paths.filter((name) => name.endsWith('.html'))) {
    await writeFile(path, withHashes(await readFile(path, 'utf8'), hashes));
  }
}

/** A page with other hashes in its import map, and in its policy the hash of the map. */
function withHashes(page: string, hashes: ReadonlyMap<string, string>): string {
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(page) ?? [];
  const changed = map.replace(/sha256-[\w+/]+=/g, (former) => hashes.get(former) ?? former);
  return page.replace(map, changed).replace(hash(map), hash(changed));
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
