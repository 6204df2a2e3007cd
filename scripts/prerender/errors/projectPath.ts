import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The path of a file from the project's root, with `/` between folders: the name of the file in messages, on every
 * system.
 * @param file its path, or its `file:` URL, which may have a query.
 * @param root the project's folder.
 * @param system the path functions of the system that both are from.
 */
export function projectPath(file: string, root = '', system: path.PlatformPath = path): string {
  const local = file.startsWith('file:') ? fileURLToPath(file, { windows: system.sep === '\\' }) : file;
  return system.relative(root, local).split(system.sep).join('/');
}
