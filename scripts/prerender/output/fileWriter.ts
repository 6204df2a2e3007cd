import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Output } from './openOutput.ts';

/** What became of a file: it is new, it differs from the former one of its name, or it is that one still. */
export type Placed = 'added' | 'changed' | 'kept';

/**
 * Gives what writes a file of the new site. One whose bytes are those of the former site is that very file, with the
 * time at which it was written; it costs no space and no write.
 */
export function fileWriter({ staging, former }: Pick<Output, 'staging' | 'former'>) {
  const folders = new Set<string>();
  return (path: string, body: string | Uint8Array): Placed => {
    const file = join(staging, path);
    const folder = dirname(file);
    if (!folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      folders.add(folder);
    }
    const before = former === undefined ? undefined : contents(join(former, path));
    if (former && before?.equals(Buffer.from(body)) && linked(join(former, path), file)) return 'kept';
    writeFileSync(file, body);
    return before ? 'changed' : 'added';
  };
}

/** Undefined where there is no such file, or another build has just replaced it. */
function contents(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** False where the disk knows no links, or another build has just published. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}
