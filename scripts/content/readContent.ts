import { assemble, type Content, type Folders, withTexts } from '../../src/content/content.ts';
import type { Diagnostic } from '../prerender/index.ts';
import { type Changes, listContent, pictureKey } from './contentFiles.ts';
import { type CheckedFile, readContentFile } from './readContentFile.ts';
import { findPicture, referenceErrors } from './references.ts';
import { type Collection, collectionSchemas, type Pages, type PictureText } from './schema.ts';

/**
 * Reads the content of a directory, from the project’s root: the content as the site uses it, undefined if it has errors;
 * every error; every file, the entries of a folder in the order of the pages; and the names of the pictures. Files of
 * `changes` are read in place of those on disk.
 */
export function readContent(directory = 'src/content', changes: Changes = {}) {
  const { files: listed, pictures, errors } = listContent(directory, changes);
  const files = listed.map((file) => readContentFile(file, directory));
  const images = pictures.map((name) => ({ folder: 'pictures', id: pictureKey(name), path: `pictures/${name}` }));
  const folderErrors = [...errors, ...countErrors(files), ...nameErrors(files), ...nameErrors(images)];
  const diagnostics: readonly Diagnostic[] = [
    ...folderErrors.map((message) => `${directory}/${message}`),
    ...files.flatMap((file) => file.errors),
    ...referenceErrors(files, pictures),
  ];
  const content = diagnostics.length === 0 ? contentOf(files, pictures) : undefined;
  return { content, files, pictures, diagnostics };
}

const collections = Object.keys(collectionSchemas) as Collection[];

/** Folders with too few or too many files. */
function countErrors(files: readonly CheckedFile[]): string[] {
  return collections.flatMap((name) => {
    const { min, max } = collectionSchemas[name];
    const { length } = files.filter(({ folder }) => folder === name);
    const advice = length < min ? 'Add one as a copy of another, or put back one that was deleted' : 'Delete one';
    const fits = length >= min && length <= max;
    return fits ? [] : `${name} must have ${min} to ${max} files, and has ${length}. ${advice}`;
  });
}

/** Files of a folder whose names are no address, or are the same. */
function nameErrors(entries: readonly Pick<CheckedFile, 'folder' | 'id' | 'path'>[]): string[] {
  return entries.flatMap((entry, index) => {
    const first = entries.findIndex(({ folder, id }) => folder === entry.folder && id === entry.id);
    if (entry.id === '') return `${entry.path} needs a name in the letters a to z, such as luxury-villas.yaml`;
    if (first === index) return [];
    return `${entry.path} has the same name as ${entries[first]?.path}. Rename one of the two, or delete it`;
  });
}

/** The content of valid files, in the order of their entries on the pages. */
function contentOf(files: readonly CheckedFile[], pictures: readonly string[]): Content {
  const inFolder = (name: string) => files.filter(({ folder }) => folder === name);
  const pages = Object.fromEntries(inFolder('').map(({ id, value }) => [id, value])) as Pages;
  const texts = new Map(inFolder('pictures').map(({ id, value }) => [id, value as PictureText]));
  const folders = collections.map((name) => [
    name,
    inFolder(name).map(({ id, value }) => ({ id, ...(value as object) })),
  ]);
  return withTexts(assemble(pages, Object.fromEntries(folders) as Folders), (name) => {
    const file = findPicture(name, pictures) ?? name;
    return { file, ...texts.get(pictureKey(file)) };
  });
}
