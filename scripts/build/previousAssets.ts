import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { collectFiles, fileWriter, type OutputFile } from 'prerender-engine';
import { UserError } from 'prerender-engine/diagnostics';

/** How long a file is kept after the first build without it: a fortnight, in milliseconds. */
const lifetime = 14 * 24 * 60 * 60 * 1000;
/** The limit for their total size, in bytes; the newest are kept. GitHub Pages allows sites of up to 1 GB. */
const limit = 100_000_000;
/** The file in their folder that records when a build first lacked each of them. A folder without it is not replaced. */
const retirements = 'retired.json';

/** When a build first lacked each file, by path, in milliseconds since 1970. */
export type Retirements = Readonly<Record<string, number>>;

export interface PreviousAssets {
  /** Files of earlier builds that this one lacks. */
  readonly files: readonly OutputFile[];
  /** Adds the build's own files to the folder, and removes those that are too old. */
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
  if (!earlier || (earlier.length > 0 && !record))
    throw new UserError(
      `--previous-assets is ${directory}: choose an empty folder, or one that a build has filled`,
    );
  const { files, retired } = assetsToKeep(earlier, own, readRetirements(record?.body), now);
  return {
    files,
    async save() {
      const added = own.filter(isHashed);
      const wanted = new Set([...files, ...added].map(({ path }) => path));
      await mkdir(directory, { recursive: true });
      for (const { path } of earlier) if (!wanted.has(path)) await rm(join(directory, path));
      const writeFile = fileWriter(directory);
      for (const { path, body } of added) writeFile(path, body);
      writeFile(retirements, JSON.stringify(retired));
    },
  };
}

/** Chooses among earlier files: hashed, absent from this build, younger than the lifetime, and within the limit. */
export function assetsToKeep(
  earlier: readonly OutputFile[],
  own: readonly OutputFile[],
  retired: Retirements,
  now: Date,
): { readonly files: readonly OutputFile[]; readonly retired: Retirements } {
  const taken = new Set(own.map(({ path }) => path.toLowerCase())); // some file systems ignore case
  const candidates = earlier
    .filter((file) => isHashed(file) && !taken.has(file.path.toLowerCase()))
    .map((file) => ({ file, since: retired[file.path] ?? now.getTime() }))
    .filter(({ since }) => now.getTime() - since <= lifetime)
    .sort((one, other) => other.since - one.since);
  let weight = 0;
  const kept = candidates.filter(({ file }) => {
    weight += Buffer.byteLength(file.body);
    return weight <= limit;
  });
  return {
    files: kept.map(({ file }) => file),
    retired: Object.fromEntries(kept.map(({ file, since }) => [file.path, since])),
  };
}

/** Whether a file's name changes with its bytes, so that old and new versions can coexist. */
function isHashed({ path }: OutputFile): boolean {
  return /^assets\/|^(?:fonts|pictures)\/.*-[\da-f]{8}(?:-\d+)?\.\w+$/.test(path);
}

/** Damaged or missing, it records nothing: every file then counts as newly retired. */
function readRetirements(record: OutputFile['body'] = '{}'): Retirements {
  try {
    return JSON.parse(String(record));
  } catch {
    return {};
  }
}
