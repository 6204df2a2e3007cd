import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectFiles } from '../../scripts/prerender/files';
import { markName } from '../../scripts/prerender/output';
import { filesDigest, versionDigest, versionOf } from './versionedSite';

const digests = new Map<number, string>();

/** The version of the site in a folder; where it is not the whole of one, byte for byte, what is wrong with it. */
export async function readVersion(directory: string): Promise<number | string> {
  const version = versionOf(await readFile(join(directory, 'index.html'), 'utf8'));
  if (version === undefined) return 'the first page is not whole';
  const digest = digests.get(version) ?? versionDigest(version);
  digests.set(version, digest);
  const files = (await collectFiles(directory)).filter(({ path }) => path !== markName);
  const isWhole = filesDigest(files) === digest;
  return isWhole ? version : `version ${version} is mixed with others`;
}
