import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { collectFiles, type OutputFile } from 'prerender-engine';
import { UserError } from 'prerender-engine/diagnostics';
import { replaceFile } from '../command/replaceFile.ts';

/** How long a file is kept after the first build without it: a fortnight, in milliseconds. */
const lifetime = 14 * 24 * 60 * 60 * 1000;
/** The file in their folder that records when a build first lacked each of them. A folder without it is left alone. */
const retirements = 'retired.json';

export interface PreviousAssets {
  /** Files of earlier builds that this one lacks. */
  readonly files: readonly OutputFile[];
  /** Adds the build's own files to the folder, and removes old ones. A killed build leaves no file half written. */
  readonly save: () => Promise<void>;
}

/**
 * The hashed files of earlier builds, which cached pages still refer to.
 * @param directory that holds them; may be missing.
 * @param own the files of this build whose names change with their bytes, so that old and new versions can coexist.
 * @throws UserError if the folder cannot be read, or holds anything that no build put there.
 */
export async function previousAssets(
  directory: string,
  own: readonly OutputFile[],
  now: Date,
): Promise<PreviousAssets> {
  const { files, leftovers, retired } = await readFolder(directory);
  const taken = new Set(own.map(({ path }) => path.toLowerCase())); // some file systems ignore case
  const lacked = files.filter(({ path }) => !taken.has(path.toLowerCase()));
  const since = ({ path }: OutputFile) => retired[path] ?? now.getTime();
  const kept = lacked.filter((file) => now.getTime() - since(file) <= lifetime);
  return {
    files: kept,
    async save() {
      // The record comes first: without it, the next build would refuse the folder.
      const record = Object.fromEntries(kept.map((file) => [file.path, since(file)]));
      await replaceFile(join(directory, retirements), JSON.stringify(record));
      const wanted = new Set([...own, ...kept].map(({ path }) => path));
      const unwanted = files.map(({ path }) => path).filter((path) => !wanted.has(path));
      // Before the new files, of which one may differ from an old one only in case.
      for (const path of [...unwanted, ...leftovers]) await rm(join(directory, path));
      for (const { path, body } of own) await replaceFile(join(directory, path), body);
    },
  };
}

/**
 * Reads the folder of earlier builds: their files, what killed builds left, and when a build first lacked each file, in
 * milliseconds since 1970.
 */
async function readFolder(directory: string) {
  try {
    const all = existsSync(directory) ? await collectFiles(directory) : [];
    const record = all.find(({ path }) => path === retirements);
    const leftovers = all.map(({ path }) => path).filter((path) => path.endsWith('.partial'));
    const files = all.filter(({ path }) => path !== retirements && !leftovers.includes(path));
    if (!record && files.length > 0) throw new Error(`it has no ${retirements}`);
    const retired: unknown = JSON.parse(record?.body.toString() ?? '{}');
    const isRecord = typeof retired === 'object' && retired !== null && Object.values(retired).every(Number.isFinite);
    if (!isRecord) throw new Error(`${retirements} is of another program`);
    return { files, leftovers, retired: retired as Readonly<Record<string, number>> };
  } catch (cause) {
    throw new UserError(`--previous-assets is ${directory}: choose an empty folder, or one that a build has filled`, {
      cause,
    });
  }
}
