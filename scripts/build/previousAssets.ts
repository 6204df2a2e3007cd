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
 * @param own the files of this build.
 * @throws UserError if the folder cannot be read, or holds anything that no build put there.
 */
export async function previousAssets(
  directory: string,
  own: readonly OutputFile[],
  now: Date,
): Promise<PreviousAssets> {
  const earlier = existsSync(directory) ? await collectFiles(directory).catch(() => undefined) : [];
  const record = earlier?.find(({ path }) => path === retirements);
  // A build that was killed before its record was whole leaves a part of it.
  if (!earlier || (!record && earlier.some(({ path }) => !path.endsWith('.partial'))))
    throw new UserError(`--previous-assets is ${directory}: choose an empty folder, or one that a build has filled`);
  /** When a build first lacked each file, by path, in milliseconds since 1970. */
  const recorded: Readonly<Record<string, number>> = JSON.parse(String(record?.body ?? '{}'));
  const added = own.filter(isHashed);
  const taken = new Set(own.map(({ path }) => path.toLowerCase())); // some file systems ignore case
  const kept = earlier
    .filter((file) => isHashed(file) && !taken.has(file.path.toLowerCase()))
    .map((file) => ({ file, since: recorded[file.path] ?? now.getTime() }))
    .filter(({ since }) => now.getTime() - since <= lifetime);
  return {
    files: kept.map(({ file }) => file),
    async save() {
      const retired = Object.fromEntries(kept.map(({ file, since }) => [file.path, since]));
      // The record comes first: without it, the next build would refuse the folder.
      await replaceFile(join(directory, retirements), JSON.stringify(retired));
      const wanted = new Set([retirements, ...[...added, ...kept.map(({ file }) => file)].map(({ path }) => path)]);
      // Before the new files, of which one may differ from an old one only in case.
      for (const { path } of earlier) if (!wanted.has(path)) await rm(join(directory, path));
      for (const { path, body } of added) await replaceFile(join(directory, path), body);
    },
  };
}

/** Whether a file's name changes with its bytes, so that old and new versions can coexist. */
function isHashed({ path }: OutputFile): boolean {
  return /^assets\/.*\.(?:js|css|svg)$|^(?:fonts|pictures)\/.*-[\da-f]{8}(?:-\d+)?\.\w+$/.test(path);
}
