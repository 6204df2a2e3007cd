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
  let edited = { path: '', text: '', now: '' };
  let restore = async () => {};
  /** Writes in one step. Emptying and then writing a file would be two changes, of which the second may come late. */
  const save = async (path: string, text: string) => {
    const draft = join(directory, 'node_modules/.cache/draft');
    await writeFile(draft, text);
    await rename(draft, path);
  };
  return {
    /** The URL of the home page, with its slash. */
    url: `http://localhost:${port}/`,
    printed: server.printed,
    /** Edits a file of the copy. */
    async edit(file: string, change: (text: string) => string) {
      const path = join(directory, file);
      const text = await readFile(path, 'utf8');
      if (edited.path !== path) edited = { path, text, now: text };
      const original = edited.text;
      restore = () => save(path, original);
      edited.now = change(text);
      await save(path, edited.now);
    },
    /** Deletes a file of the copy. */
    async remove(file: string) {
      const path = join(directory, file);
      const kept = join(directory, 'node_modules/.cache/removed');
      await rename(path, kept);
      restore = () => rename(kept, path);
    },
    /** Adds a file to the copy: another one, changed. */
    async add(file: string, other: string, change: (text: string) => string) {
      const path = join(directory, file);
      restore = () => rm(path, { force: true });
      await save(path, change(await readFile(join(directory, other), 'utf8')));
    },
    /** Saves the last edited file again, unchanged. */
    saveAgain: () => save(edited.path, edited.now),
    /** Reverts the last edit, deletion or addition. */
    restore: () => restore(),
    async stop() {
      server.send('SIGTERM');
      await server.ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
