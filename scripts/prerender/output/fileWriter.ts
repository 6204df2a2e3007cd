import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Output } from './openOutput.ts';

/** What became of a file: it is new, it differs from the former one of its name, or it is that one still. */
export type Placed = 'added' | 'changed' | 'kept';

/**
 * Gives what writes a file of the new site. One whose bytes are those of the former site is that very file, with the
 * time at which it was written; it costs no space and no write.
 */
export function fileWriter({ staging, former }: Pick<Output, 'staging' | 'former'>) {
  const folders = new Map<string, Promise<unknown>>();
  return async (path: string, body: string | Uint8Array): Promise<Placed> => {
    const file = join(staging, path);
    const folder = dirname(file);
    const made = folders.get(folder) ?? mkdir(folder, { recursive: true });
    folders.set(folder, made);
    await made;
    const bytes = Buffer.from(body);
    const before = former === undefined ? undefined : await contents(join(former, path));
    if (former && before?.equals(bytes) && (await linked(join(former, path), file))) return 'kept';
    await writeFile(file, bytes);
    return before ? 'changed' : 'added';
  };
}

/** Undefined where there is no such file, or another build has just replaced it. */
async function contents(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}

/** False where the disk knows no links, or another build has just published. */
async function linked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  );
}
