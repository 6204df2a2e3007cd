import { collectFiles } from '../../scripts/prerender/files';

/** The text of every file below a folder by its path. */
export async function readTexts(directory: string): Promise<Record<string, string>> {
  const files = await collectFiles(directory);
  return Object.fromEntries(files.map(({ path, body }) => [path, String(body)]));
}
