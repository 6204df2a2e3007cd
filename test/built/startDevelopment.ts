import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyProject } from '../support/copyProject';
import { freePort } from '../support/freePort';
import { startProgram } from '../support/startProgram';

/** Starts the development server, as `npm run dev` does, on a copy of the project; gives what edits the copy too. */
export async function startDevelopment() {
  const directory = await mkdtemp(join(tmpdir(), 'development-')); // Vite watches no folder named test-results
  copyProject(directory);
  const port = await freePort();
  const server = startProgram([resolve('node_modules/vike/bin.js'), 'dev', '--port', String(port)], {
    directory,
    env: { NO_COLOR: '1' },
  });
  await server.printed('ready in');
  let edited = { path: '', text: '', now: '' };
  /** In one step: a file that is emptied and then written is two changes, of which the second may come late. */
  const save = async (path: string, text: string) => {
    const draft = join(directory, 'node_modules/.cache/draft');
    await writeFile(draft, text);
    await rename(draft, path);
  };
  return {
    /** The address of the home page, with its slash. */
    url: `http://localhost:${port}/`,
    printed: server.printed,
    /** Saves a file of the copy anew. */
    async edit(file: string, change: (text: string) => string) {
      const path = join(directory, file);
      const text = await readFile(path, 'utf8');
      if (edited.path !== path) edited = { path, text, now: text };
      edited.now = change(text);
      await save(path, edited.now);
    },
    /** Saves that file once more, as it is now. */
    saveAgain: () => save(edited.path, edited.now),
    /** Saves the file that was edited last as it was before. */
    restore: () => save(edited.path, edited.text),
    async stop() {
      server.send('SIGTERM');
      await server.ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
