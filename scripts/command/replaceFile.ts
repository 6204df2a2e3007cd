import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file, creating its folder. It is renamed into place: nobody finds half of it, even if this process is killed. */
export async function replaceFile(file: string, body: string | Uint8Array): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(partial, body);
  await rename(partial, file);
}
