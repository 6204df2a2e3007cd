import { layoutIds } from '../../src/layoutIds.ts';
import type { Diagnostic, LocatedDiagnostic } from '../prerender/index.ts';
import { type CheckedFile, checkFile } from './checkFile.ts';
import { assemble, type Content, type Folders, withTexts } from './content.ts';
import { type Changes, comparable, listContent, pictureEndings, pictureKey } from './contentFiles.ts';
import { type Collection, collectionSchemas, type Entries, type Pages, type PictureText } from './schema.ts';
import { entryId, namesIn, pictureName, slug } from './words.ts';

const collections = Object.keys(collectionSchemas) as Collection[];

/**
 * Reads the content of a directory, from the project’s root: the content as the site uses it, undefined if it has errors;
 * every error; every file, the entries of a folder in the order of the pages; and the names of the pictures. Files of
 * `changes` are read in place of those on disk.
 */
export function readContent(directory = 'src/content', changes: Changes = {}) {
  const { files: listed, pictures, errors } = listContent(directory, changes);
  const files = listed.map((file) => checkFile(file, directory));
  const images = pictures.map((name) => ({ folder: 'pictures', id: pictureKey(name), path: `pictures/${name}` }));
  const folderErrors = [...errors, ...countErrors(files), ...nameErrors(files), ...nameErrors(images)];
  const diagnostics: readonly Diagnostic[] = [
    ...folderErrors.map((message) => `${directory}/${message}`),
    ...files.flatMap((file) => file.errors),
    ...areaErrors(files),
    ...pictureErrors(files, pictures),
  ];
  const content = diagnostics.length === 0 ? contentOf(files, pictures) : undefined;
  return { content, files, pictures, diagnostics };
}

/** Folders with too few or too many files. */
function countErrors(files: readonly CheckedFile[]): string[] {
  return collections.flatMap((name) => {
    const { min, max } = collectionSchemas[name];
    const { length } = inFolder(name, files);
    if (length >= min && length <= max) return [];
    const more = `add ${min - length} as a copy of another, or put back what was deleted`;
    const fewer = `delete ${length - max}, or begin their names with _`;
    return `${name} has ${length} files, and ${min} to ${max} fit: ${length < min ? more : fewer}`;
  });
}

/** Files of a folder whose names are no address, are taken by the layout, or are the same. */
function nameErrors(entries: readonly Pick<CheckedFile, 'folder' | 'id' | 'path'>[]): string[] {
  return entries.flatMap(({ folder, id, path }, index) => {
    const first = entries.findIndex((other) => folder === other.folder && id === other.id);
    if (id === '') return `${path} needs a name in the letters a to z, such as luxury-villas.yaml`;
    if (/^(?:areas|cases)$/.test(folder) && Object.values<string>(layoutIds).includes(id))
      return `${path} has the name of a part of the page. Give it another, such as ${folder}/${id}-2.yaml`;
    return first === index
      ? []
      : `${path} has the same name as ${entries[first]?.path}. Rename one of the two, or delete it`;
  });
}

function areaErrors(files: readonly CheckedFile[]): LocatedDiagnostic[] {
  const areas = inFolder('areas', files);
  return files.flatMap((file) => {
    const named = namesIn(file.fields.find(({ name }) => name === 'drawsOn')?.words);
    const advice = `Delete it, or write some of these, separated by commas: ${areas.map(({ id }) => id).join(', ')}`;
    const unknown = named.filter((name) => !areaOf(name, areas));
    return unknown.map((name) => file.report('drawsOn', `names “${name}”, which is not an area. ${advice}`));
  });
}

/** The area that a case means by a name, with or without the number before it. */
function areaOf(name: string, areas: readonly CheckedFile[]): string | undefined {
  return [slug(name), entryId(name)].find((id) => areas.some((area) => area.id === id));
}

function pictureErrors(files: readonly CheckedFile[], pictures: readonly string[]): LocatedDiagnostic[] {
  const described = inFolder('pictures', files).map(({ id }) => id);
  return namedPictures(files, pictures).flatMap(({ file, field, written, found }) => {
    const others = `Upload it there, or write the name of one that is, such as ${pictures.join(', ')}`;
    if (!found) return file.report(field, `is “${written}”, which is not in the folder pictures. ${others}`);
    if (described.includes(pictureKey(found))) return [];
    const advice = `Create the file pictures/${found.replace(pictureEndings, '')}.yaml, and write in it what the picture shows, for example  alt: A villa by the sea at dusk`;
    return file.report(field, `is ${found}, which has no text for visitors who cannot see it. ${advice}`);
  });
}

/** Every picture that a field names: its name there, that of the file, if it is there, and where it is shown. */
export function namedPictures(files: readonly CheckedFile[], pictures: readonly string[]) {
  return files.flatMap((file) =>
    file.fields.flatMap(({ name: field, words, picture: place }) => {
      const written = pictureName(words ?? '');
      return place && written ? { file, field, written, found: findPicture(written, pictures), place } : [];
    }),
  );
}

/** Finds a picture by a name that may differ in capitals and in how accents are written. */
function findPicture(name: string, pictures: readonly string[]): string | undefined {
  return pictures.find((file) => comparable(file) === comparable(name));
}

function inFolder(name: string, files: readonly CheckedFile[]): readonly CheckedFile[] {
  return files.filter(({ folder }) => folder === name);
}

/** The content of valid files, in the order of their entries on the pages. */
function contentOf(files: readonly CheckedFile[], pictures: readonly string[]): Content {
  const pages = Object.fromEntries(inFolder('', files).map(({ id, value }) => [id, value])) as Pages;
  const texts = new Map(inFolder('pictures', files).map(({ id, value }) => [id, value as PictureText]));
  const areas = inFolder('areas', files);
  const entries = (name: Collection) =>
    inFolder(name, files).map(({ id, value }) => {
      const { drawsOn = [], ...others } = value as Partial<Entries['cases']>;
      return { id, ...others, drawsOn: drawsOn.flatMap((area) => areaOf(area, areas) ?? []) };
    });
  const folders = Object.fromEntries(collections.map((name) => [name, entries(name)])) as unknown as Folders;
  return withTexts(assemble(pages, folders), (name) => {
    const file = findPicture(name, pictures) ?? name;
    return { file, ...texts.get(pictureKey(file)) };
  });
}
