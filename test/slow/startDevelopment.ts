import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyProject } from '../support/copyProject';
import { freePort } from '../support/freePort';
import { startProgram } from '../support/startProgram';

/**
 * Starts the development server, as `npm run dev` does, on a copy of the project, with functions to edit the copy.
 * @param edits new texts for files of the copy, before the start.
 */
export async function startDevelopment(edits: Readonly<Record<string, (text: string) => string>> = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'development-')); // Vite does not watch folders named test-results
  copyProject(directory);
  for (const [file, change] of Object.entries(edits)) {
    const path = join(directory, file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  }
  const port = await freePort();
  const server = startProgram([resolve('node_modules/vike/bin.js'), 'dev', '--port', String(port)], {
    directory,
    env: { NO_COLOR: '1' },
  });
  await server.printed('ready in');
  const originals = new Map<string, Buffer | undefined>(); // of an added file, nothing
  let lastEdit = { path: '', text: '' };
  /** Writes in one step. Emptying and then writing a file would be two changes, of which the second may come late. */
  const save = async (path: string, text: string | Buffer) => {
    const draft = join(directory, 'node_modules/.cache/draft');
    await writeFile(draft, text);
    await rename(draft, path);
  };
  const revert = (path: string, bytes: Buffer | undefined) =>
    bytes ? save(path, bytes) : rm(path, { force: true });
  return {
    /** The URL of the home page, with its slash. */
    url: `http://localhost:${port}/`,
    printed: server.printed,
    /** Edits a file of the copy. */
    async edit(file: string, change: (text: string) => string) {
      const path = join(directory, file);
      const bytes = await readFile(path);
      if (!originals.has(path)) originals.set(path, bytes);
      lastEdit = { path, text: change(String(bytes)) };
      await save(path, lastEdit.text);
    },
    /** Deletes a file of the copy. */
    async remove(file: string) {
      const path = join(directory, file);
      originals.set(path, await readFile(path));
      await rm(path);
    },
    /** Adds a file to the copy: another one, changed. */
    async add(file: string, other: string, change: (text: string) => string) {
      const path = join(directory, file);
      originals.set(path, undefined);
      await save(path, change(await readFile(join(directory, other), 'utf8')));
    },
    /** Saves the last edited file again, unchanged. */
    saveAgain: () => save(lastEdit.path, lastEdit.text),
    /** Saves every edited or deleted file as it was, and deletes those added. */
    async restore() {
      for (const [path, bytes] of originals) await revert(path, bytes);
    },
    /** Restores every file that still differs, and forgets the edits. */
    async reset() {
      for (const [path, bytes] of originals) {
        const now = await readFile(path).catch(() => undefined);
        if (!bytes || !now?.equals(bytes)) await revert(path, bytes);
      }
      originals.clear();
    },
    async stop() {
      server.send('SIGTERM');
      await server.ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
