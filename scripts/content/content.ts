import { readdirSync, readFileSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import type { PictureSource } from '../../src/components/Picture/PictureSource';
import { layoutIds } from '../../src/layoutIds.ts';
import { type Diagnostic, isSystemFile, UserError } from '../prerender/index.ts';
import type { NamedPicture, Names } from './fields.ts';
import { type CheckedFile, readFile } from './read.ts';
import { collections, type Folders, kinds, type Page, type Pages, type PictureText } from './schema.ts';
import { comparable, entryId, pictureEndings, pictureId, pictureName } from './words.ts';

/** The folder that an owner edits. */
export const contentFolder = 'src/content';

/** The path of each file of the content on the disk, by its path in the content, such as `cases/6-hotel.yaml`. */
export type ContentPaths = ReadonlyMap<string, string>;

/** Notes, and files that are not published on purpose. */
const ignored = /(^|\/)(_|\.(?!ya?ml$)|README\.md$)/;

/**
 * Finds the files of the content, also those that are links or in linked folders.
 * @throws UserError if a folder cannot be read, or a link leads to nothing.
 */
export function findContent(directory = contentFolder): ContentPaths {
  return readable(() => {
    const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .map((path) => path.split(sep).join('/'))
      .map((path) => [path, `${directory}/${path}`] as const)
      .filter(([path, file]) => !ignored.test(path) && !isSystemFile(path) && statSync(file).isFile());
    return new Map(paths);
  });
}

/** Calls a function that reads a file or a folder. @throws UserError that names it, if it cannot be read. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    const { path } = cause as NodeJS.ErrnoException;
    const remedy = 'Allow the user who builds the site to read it; if it is a link, correct or delete it';
    throw new UserError(`${path} cannot be read. ${remedy}`, { cause });
  }
}

const readBytes = (file: string) => readable(() => readFileSync(file));

/**
 * Where a file is: its path in the content and on the disk; its folder in the content, empty for a page; and what other
 * files call it, which is the name of a page, of an entry without its number, or of a picture.
 */
type Located = Readonly<Record<'path' | 'file' | 'folder' | 'id', string>>;
export type ContentFile = Located & CheckedFile;

/** A file in a folder, such as `cases/6-hotel.yaml`; a telephone may write `6-hotel.yaml.yml`. */
const entryFile = /^(\w+)\/([^/]*?)(?:\.ya?ml)+$/i;
/** The order of entries: by their numbers, then by the alphabet. */
const order = new Intl.Collator('en', { numeric: true });
const [isMissing, isMisplaced] = [
  'is missing. If it has another name now, change that back; if it was deleted, its last version is on GitHub, in the History of the folder',
  'does not belong in this folder under this name. A note: begin its name with _. A file for visitors: move it to public. A case or picture: move it to cases or pictures. Otherwise delete it',
];

/**
 * Reads and checks the content.
 * @param read reads a file by its path on the disk.
 * @returns the content as the site uses it, undefined if it has errors; every error; every YAML file, the entries of a
 *   folder in the order of the pages; every picture.
 */
export function readContent(paths = findContent(), read: (file: string) => Uint8Array = readBytes) {
  const withoutEnding = ([path]: readonly [path: string, file: string]) => path.replace(/\.[^.]*$/, '');
  const sorted = [...paths].sort((a, b) => order.compare(withoutEnding(a), withoutEnding(b)));
  const located = sorted.flatMap(([path, file]) => {
    const [, folder = '', name = path.replace(/\.yaml$/, '')] = entryFile.exec(path) ?? [];
    const kind = kinds.get(folder ? `${folder}/` : path);
    return kind ? [{ path, file, folder, id: folder === 'pictures' ? pictureId(name) : entryId(name), kind }] : [];
  });
  const pictures = sorted.flatMap(([path, file]) => {
    const [, name = ''] = /^pictures\/([^/]+)$/.exec(path) ?? [];
    const isPicture = !entryFile.test(path) && pictureEndings.test(name);
    return isPicture ? [{ path, file, folder: 'pictures', id: pictureId(name), name: pictureName(name) }] : [];
  });
  const readAll = (files: typeof located, names: Names): ContentFile[] =>
    files.map(({ kind, ...file }) => ({ ...file, ...readFile(file.file, Buffer.from(read(file.file)), kind, names) }));
  const texts = readAll(inFolder('pictures', located), { pictures: [], areas: [] });
  const textOf = (picture: Located) => texts.find(({ id }) => id === picture.id)?.value as PictureText | undefined;
  const names: Names = {
    pictures: pictures.map((picture) => ({ ...picture, text: textOf(picture) })),
    areas: inFolder('areas', located).map(({ id }) => id),
  };
  const others = located.filter(({ folder }) => folder !== 'pictures');
  const files = [...readAll(others, names), ...texts];
  const known = [...files, ...pictures].map(({ path }) => path);
  const unknown = [...paths.keys()].filter((path) => !known.includes(path));
  // A folder that is not known is named once.
  const misplaced = new Set(unknown.map((path) => /^[^/]+\//.exec(path)?.find((folder) => !kinds.has(folder)) ?? path));
  const folderErrors = [
    ...Array.from(misplaced, (path) => `${path} ${isMisplaced}`),
    ...countErrors(files),
    ...nameErrors(files, (file) => comparable(file.fields.find(({ name }) => name === 'title')?.words ?? '')),
    ...nameErrors(pictures),
  ];
  const diagnostics: readonly Diagnostic[] = [
    ...folderErrors.map((message) => `${contentFolder}/${message}`),
    ...files.flatMap(({ errors }) => errors),
  ];
  return { content: diagnostics.length === 0 ? contentOf(files) : undefined, files, pictures, diagnostics };
}

/** Finds pages that are missing, and folders with too few or too many files. */
function countErrors(files: readonly ContentFile[]): string[] {
  return [...kinds].flatMap(([place, { min, max }]) => {
    const { length } = files.filter(({ path }) => path.startsWith(place));
    if (length === 0) return `${place} ${isMissing}`;
    if (length >= min && length <= max) return [];
    const more = `add ${min - length} as a copy of another, or put back what was deleted`;
    const fewer = `delete ${length - max}, or begin their names with _`;
    return `${place} has ${length} files, and ${min} to ${max} fit: ${length < min ? more : fewer}`;
  });
}

/** Finds files whose names are no address or are taken by the layout, and files of a folder with the same name or title. */
function nameErrors<T extends Located>(files: readonly T[], titleOf = (_file: T) => ''): string[] {
  return files.flatMap((file, index) => {
    const { path, folder, id } = file;
    if (id === '') return `${path} needs a name in the letters a to z, such as luxury-villas.yaml`;
    if (/^(?:areas|cases)$/.test(folder) && Object.values<string>(layoutIds).includes(id))
      return `${path} has the name of a part of the page. Give it another, such as ${folder}/${id}-2.yaml`;
    const earlier = files.slice(0, index).filter((other) => other.folder === folder);
    const namesake = earlier.find((other) => other.id === id);
    if (namesake) return `${path} has the same name as ${namesake.path}. Rename one of the two, or delete it`;
    const copied = earlier.find((other) => titleOf(file) !== '' && titleOf(other) === titleOf(file));
    return copied ? `${path} has the same title as ${copied.path}. Delete the copy, or give it a title of its own` : [];
  });
}

function inFolder<T extends Located>(name: string, files: readonly T[]): T[] {
  return files.filter(({ folder }) => folder === name);
}

/** Returns the content of valid files. */
function contentOf(files: readonly ContentFile[]): Content {
  const pages = Object.fromEntries(inFolder('', files).map(({ id, value }) => [id, value]));
  const entriesIn = (folder: string) => inFolder(folder, files).map(({ id, value }) => ({ id, ...value }));
  const folders = Object.fromEntries(Object.keys(collections).map((name) => [name, entriesIn(name)]));
  return joinPages(pages as unknown as Pages, folders as unknown as Folders);
}

/** The content as the site uses it. */
export type Content = ReturnType<typeof joinPages>;

/** Joins pages, areas and cases: each page with the entries that it shows, each case with the areas it draws on. */
function joinPages(
  { practice, home, impact, cases, ...pages }: Pages,
  { areas, steps, highlights, ...folders }: Folders,
) {
  const {
    profile: { network, address },
    legal: { label, address: legalAddress },
  } = practice;
  const reference = ({ id, title }: { readonly id: string; readonly title: string }) => ({ id, title });
  const studies = folders.cases.map(({ drawsOn, ...study }) => ({
    ...study,
    drawsOn: drawsOn.flatMap((id) => areas.filter((area) => area.id === id)).map(reference),
  }));
  const teasers = studies.map(({ id, title, kind, picture }) => {
    return { id, title, kind, picture: { ...picture, widest: 960 } }; // pixels: it is small on every screen
  });
  return {
    ...pages,
    practice: {
      ...practice,
      profile: network && address ? { network, address } : undefined,
      legal: label && legalAddress ? { label, address: legalAddress } : undefined,
    },
    home: {
      ...home,
      hero: { ...home.hero, picture: { ...home.hero.picture, aspectRatio: '3:4' } },
      approach: { ...home.approach, steps },
      impact: { ...home.impact, areas: highlights },
      cases: { ...home.cases, cases: teasers },
    },
    impact: {
      ...impact,
      areas: areas.map((area) => ({
        ...area,
        cases: studies.filter(({ drawsOn }) => drawsOn.some(({ id }) => id === area.id)).map(reference),
      })),
    },
    cases: { ...cases, cases: studies },
  };
}

/**
 * The words of a page, as its components receive them.
 * @public named by yaml.d.ts
 */
export type Words<Name extends Page> = WithSources<Omit<Content[Name], 'metadata' | 'socialCard'>>;

/** Replaces the file name of each picture by the picture. */
type WithSources<T> = T extends NamedPicture
  ? Pick<T, 'alt' | 'drawing'> & { readonly source: PictureSource } & (T extends { readonly aspectRatio: string }
        ? { readonly portrait: PictureSource; readonly carriesText: boolean }
        : unknown)
  : T extends readonly (infer Entry)[]
    ? readonly WithSources<Entry>[]
    : T extends object
      ? { readonly [Key in keyof T]: WithSources<T[Key]> }
      : T;
