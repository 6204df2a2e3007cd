import { readlink, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Where a folder really is, or would be: a link may lead to one that is still missing. */
export async function followLinks(directory: string): Promise<string> {
  return realpath(directory).catch(async (error) => {
    if (error.code !== 'ENOENT') throw error;
    const link = await readlink(directory).catch(() => undefined);
    if (link === undefined) return resolve(directory);
    return followLinks(resolve(await realpath(dirname(directory)), link));
  });
}
