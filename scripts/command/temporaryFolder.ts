import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from 'prerender-engine/diagnostics';

/**
 * Creates a folder that is removed when this process ends.
 * @param prefix of its path, completed by random letters.
 * @throws UserError if it cannot be written.
 */
export function temporaryFolder(prefix: string): string {
  try {
    mkdirSync(dirname(prefix), { recursive: true });
    const folder = mkdtempSync(prefix);
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch (cause) {
    throw new UserError(`${dirname(prefix)} cannot be written to: make it a writable folder`, { cause });
  }
}
