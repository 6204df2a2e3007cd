import { readdirSync, readFileSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import type { PictureSource } from '../../src/components/Picture/PictureSource';
import { layoutIds } from '../../src/layoutIds.ts';
import { type Diagnostic, isSystemFile } from '../prerender/index.ts';
import { comparable, entryId, type Names, type PictureImport, pictureEndings, pictureId } from './fields.ts';
import { type CheckedFile, readFile } from './read.ts';
import {
  type Folders,
  folders,
  type Kind,
  kinds,
  type Page,
  type Pages,
  type PictureText,
  type pageFields,
} from './schema.ts';

/** The folder that an owner edits. */
export const contentFolder = 'src/content';

/** The path of each file of the content on the disk, by its path in the content, such as `cases/6-hotel.yaml`. */
export type ContentPaths = ReadonlyMap<string, string>;

/** Notes, and files that are not published on purpose. */
const ignored = /(^|\/)(_|\.(?!ya?ml$)|README\.md$)/;

/** Finds the files of the content, also those that are links or in linked folders. */
export function findContent(directory = contentFolder): ContentPaths {
  const paths = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .map((path) => [path, `${directory}/${path}`] as const)
    .filter(([path]) => !ignored.test(path) && !isSystemFile(path))
    .filter(([, file]) => statSync(file, { throwIfNoEntry: false })?.isFile());
  return new Map(paths);
}

/** Where a file is. */
interface Located {
  /** Its path in the content, such as `cases/6-hotel.yaml`. */
  readonly path: string;
  /** Its path on the disk. */
  readonly file: string;
  /** Its folder in the content; empty for a page. */
  readonly folder: string;
  /** Its name in the folder; that of a YAML file has no ending. */
  readonly name: string;
  /** What other files call it: the name of a page, of an entry without its number, or of a picture without its ending. */
  readonly id: string;
  /** What a YAML file contains; undefined for a picture, and for a file that does not belong here. */
  readonly kind: Kind | undefined;
}

export type ContentFile = Located & CheckedFile;

function locate([path, file]: readonly [path: string, file: string]): Located {
  const [, folder = '', fileName = ''] = /^(?:(\w+)\/)?([^/]+)$/.exec(path) ?? [];
  const name = fileName.replace(/(?:\.ya?ml)+$/i, ''); // a telephone may write `6-hotel.yaml.yml`
  const kind = name === fileName ? undefined : kinds.get(folder ? `${folder}/` : `${name}.yaml`);
  return { path, file, folder, name, id: folder === 'pictures' ? pictureId(name) : entryId(name), kind };
}

function isPicture({ folder, name, kind }: Located): boolean {
  return folder === 'pictures' && !kind && pictureEndings.test(name);
}

/** The order of entries: by their numbers, then by the alphabet. */
const order = new Intl.Collator('en', { numeric: true });

/**
 * Reads and checks the content.
 * @param read reads a file by its path on the disk.
 * @returns the content as the site uses it, undefined if it has errors; every error; every YAML file, the entries of a
 *   folder in the order of the pages; every picture.
 */
export function readContent(paths = findContent(), read = (file: string): Buffer => readFileSync(file)) {
  const located = Array.from(paths, locate).sort((a, b) => order.compare(a.folder + a.name, b.folder + b.name));
  const readAll = (files: readonly Located[], names: Names): ContentFile[] =>
    files.flatMap((file) => (file.kind ? { ...file, ...readFile(file.file, read(file.file), file.kind, names) } : []));
  const pictures = located.filter(isPicture);
  const texts = readAll(inFolder('pictures', located), { pictures: [], areas: [] });
  const textOf = (picture: Located) => texts.find(({ id }) => id === picture.id)?.value as PictureText | undefined;
  const names = {
    pictures: pictures.map((picture) => ({ ...picture, text: textOf(picture) })),
    areas: inFolder('areas', located).map(({ id }) => id),
  };
  const others = located.filter(({ folder }) => folder !== 'pictures');
  const files = [...readAll(others, names), ...texts];
  const folderErrors = [
    ...misplacedErrors(located),
    ...countErrors(files),
    ...nameErrors(files),
    ...nameErrors(pictures),
  ];
  const diagnostics: readonly Diagnostic[] = [
    ...folderErrors.map((message) => `${contentFolder}/${message}`),
    ...files.flatMap(({ errors }) => errors),
  ];
  return { content: diagnostics.length === 0 ? contentOf(files) : undefined, files, pictures, diagnostics };
}

const isMisplaced =
  'does not belong in this folder under this name. A note: begin its name with _. A file for visitors: move it to public. A case or picture: move it to cases or pictures. Otherwise delete it';

/** Finds files that do not belong where they are. A folder that is not known is named once. */
function misplacedErrors(files: readonly Located[]): string[] {
  const places = files
    .filter((file) => !file.kind && !isPicture(file))
    .map(({ path }) => /^[^/]+\//.exec(path)?.find((folder) => !kinds.has(folder)) ?? path);
  return Array.from(new Set(places), (place) => `${place} ${isMisplaced}`);
}

const isMissing =
  'is missing. If it has another name now, change that back; if it was deleted, its last version is on GitHub, in the History of the folder';

/** Finds pages that are missing, and folders with too few or too many files. */
function countErrors(files: readonly ContentFile[]): string[] {
  return [...kinds].flatMap(([place, kind]) => {
    const { min, max } = kind;
    const { length } = files.filter((file) => file.kind === kind);
    if (length === 0) return `${place} ${isMissing}`;
    if (length >= min && length <= max) return [];
    const more = `add ${min - length} as a copy of another, or put back what was deleted`;
    const fewer = `delete ${length - max}, or begin their names with _`;
    return `${place} has ${length} files, and ${min} to ${max} fit: ${length < min ? more : fewer}`;
  });
}

/** Finds files whose names are no address or are taken by the layout, and files of a folder with the same name or title. */
function nameErrors(files: readonly (Located & Partial<CheckedFile>)[]): string[] {
  const titles = files.map(({ value }) => comparable(String(value?.title ?? '')));
  return files.flatMap(({ path, folder, id }, index) => {
    if (id === '') return `${path} needs a name in the letters a to z, such as luxury-villas.yaml`;
    if (/^(?:areas|cases)$/.test(folder) && Object.values<string>(layoutIds).includes(id))
      return `${path} has the name of a part of the page. Give it another, such as ${folder}/${id}-2.yaml`;
    const earlier = files.slice(0, index).filter((other) => other.folder === folder);
    const namesake = earlier.find((other) => other.id === id);
    if (namesake) return `${path} has the same name as ${namesake.path}. Rename one of the two, or delete it`;
    const copied = earlier.find((other) => titles[index] && titles[files.indexOf(other)] === titles[index]);
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
  const entries = Object.fromEntries(Object.keys(folders).map((name) => [name, entriesIn(name)]));
  return joinPages(pages as unknown as Pages, entries as unknown as Folders);
}

/** The content as the site uses it. */
export type Content = ReturnType<typeof joinPages>;

/** Joins pages, areas and cases: each page with the entries that it shows, each case with the areas it draws on. */
function joinPages({ home, impact, cases, ...pages }: Pages, { areas, steps, highlights, ...entries }: Folders) {
  const reference = ({ id, title }: { readonly id: string; readonly title: string }) => ({ id, title });
  const studies = entries.cases.map(({ drawsOn, ...study }) => ({
    ...study,
    drawsOn: drawsOn.flatMap((id) => areas.filter((area) => area.id === id)).map(reference),
  }));
  const teasers = studies.map(({ id, title, kind, picture: { source } }) => {
    return { id, title, kind, picture: { source: { ...source, widest: 960 } } }; // pixels: it is small on every screen
  });
  const { source, carriesText } = home.heroPicture;
  const portrait = { ...source, aspectRatio: '3:4', sky: carriesText === 'yes' };
  return {
    ...pages,
    home: { ...home, heroPicture: { ...home.heroPicture, portrait }, steps, highlights, cases: teasers },
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
export type Words<Name extends Page> = Imported<Omit<Content[Name], keyof typeof pageFields>>;

/**
 * What the route table needs of a page.
 * @public named by yaml.d.ts
 */
export type Metadata = Readonly<Record<'name' | 'title' | 'description', string>>;

/** Replaces the import of each picture by the picture. */
type Imported<T> = T extends PictureImport ? PictureSource : { readonly [Key in keyof T]: Imported<T[Key]> };
