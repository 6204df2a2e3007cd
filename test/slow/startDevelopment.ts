import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Changes, changed, copyProject } from '../support/copyProject';
import { freePort } from '../support/freePort';
import { startProgram } from '../support/startProgram';

/**
 * Starts the development server, as `npm run dev` does, on a copy of the project, with functions to edit the copy.
 * @param changes edits of files of the copy, before the start.
 */
export async function startDevelopment(changes: Changes = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'development-')); // Vite does not watch folders named test-results
  copyProject(directory, changes);
  const port = await freePort();
  const server = startProgram([resolve('node_modules/vike/bin.js'), 'dev', '--port', String(port)], {
    directory,
    env: { NO_COLOR: '1' },
  });
  await server.printed('ready in');
  const originals = new Map<string, Buffer | undefined>(); // of a new file, nothing
  let lastEdit = { path: '', text: '' };
  /** Writes in one step. Emptying and then writing a file would be two changes, of which the second may come late. */
  const save = async (path: string, text: string | Buffer) => {
    const draft = join(directory, 'node_modules/.cache/draft');
    await writeFile(draft, text);
    await rename(draft, path);
  };
  return {
    /** The URL of the home page, with its slash. */
    url: `http://localhost:${port}/`,
    printed: server.printed,
    /** Edits a file of the copy: a new one from an empty text. */
    async edit(file: string, change: (text: string) => string) {
      const path = join(directory, file);
      const bytes = await readFile(path).catch(() => undefined);
      if (!originals.has(path)) originals.set(path, bytes);
      lastEdit = { path, text: changed(file, String(bytes ?? ''), change) };
      await save(path, lastEdit.text);
    },
    /** Saves the last edited file again, unchanged. */
    saveAgain: () => save(lastEdit.path, lastEdit.text),
    /** Saves every edited file that differs as it was, removes those that are new, and forgets the edits. */
    async restore() {
      for (const [path, bytes] of originals) {
        if (!bytes) await rm(path);
        else if (!bytes.equals(await readFile(path))) await save(path, bytes);
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
