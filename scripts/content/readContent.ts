import type { Diagnostic } from 'prerender-engine/diagnostics';
import { assemble, type Content, type Folders, withTexts } from '../../src/content/content.ts';
import { type Collection, collectionSchemas, type Pages, type PictureText } from '../../src/content/schema.ts';
import { type Changes, listContent, pictureKey } from './contentFiles.ts';
import { type ReadFile, readFile } from './readFile.ts';
import { drawsOnErrors, findPicture, inFolder, pictureErrors } from './references.ts';

/**
 * Reads the content of a directory, from the project’s root: the content as the site uses it, undefined if it has errors;
 * every error; every file, the entries of a folder in the order of the pages; and the names of the pictures. Files of
 * `changes` are read in place of those on disk.
 */
export function readContent(directory = 'src/content', changes: Changes = {}) {
  const { files: listed, pictures, errors } = listContent(directory, changes);
  const files = listed.map((file) => readFile(file, directory));
  const diagnostics: readonly Diagnostic[] = [
    ...errors,
    ...collections.flatMap((folder) => folderErrors(`${directory}/`, folder, inFolder(files, folder))),
    ...files.flatMap((file) => file.errors),
    ...drawsOnErrors(files),
    ...pictureErrors(files, pictures),
  ];
  const content = diagnostics.length === 0 ? contentOf(files, pictures) : undefined;
  return { content, files, pictures, diagnostics };
}

const collections = Object.keys(collectionSchemas) as Collection[];

/** Errors in how many files a folder has, and in their names. */
function folderErrors(directory: string, folder: Collection, entries: readonly ReadFile[]): string[] {
  const { min, max } = collectionSchemas[folder];
  const { length } = entries;
  const advice = length < min ? 'Add one as a copy of another, or put back one that was deleted' : 'Delete one';
  const wrongNumber = `${directory}${folder} must have ${min} to ${max} files, and has ${length}. ${advice}`;
  return [
    ...(length > 0 && (length < min || length > max) ? [wrongNumber] : []),
    ...entries.flatMap(({ path, id }, index) => {
      const first = entries.findIndex((entry) => entry.id === id);
      if (id === '') return `${directory}${path} needs a name in the letters a to z, such as luxury-villas.yaml`;
      if (first === index) return [];
      return `${directory}${path} has the same name as ${entries[first]?.path}. Rename one of the two, or delete it`;
    }),
  ];
}

/** The content of valid files, in the order of their entries on the pages. */
function contentOf(files: readonly ReadFile[], pictures: readonly string[]): Content {
  const entries = (folder: Collection) =>
    inFolder(files, folder).map(({ id, value }) => ({ id, ...(value as object) }));
  const pages = Object.fromEntries(inFolder(files, '').map(({ id, value }) => [id, value])) as Pages;
  const texts = new Map(inFolder(files, 'pictures').map(({ id, value }) => [id, value as PictureText]));
  const folders = Object.fromEntries(collections.map((folder) => [folder, entries(folder)]));
  return withTexts(assemble(pages, folders as unknown as Folders), (name) => {
    const file = findPicture(name, pictures) ?? name;
    return { file, ...texts.get(pictureKey(file)) };
  });
}
