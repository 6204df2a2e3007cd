import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import type { PictureSource } from '../../src/components/Picture/Picture';
import { isCompact } from '../../src/language.ts';
import type { PictureImport } from '../pictures/picturePlugin.ts';
import { type Diagnostic, isSystemFile } from '../prerender/index.ts';
import { entryId, normalizedName, pictureId, type References, tidyName } from './fields.ts';
import { type CheckedFile, nameDeceptive, readContentFile } from './readContentFile.ts';
import {
  type FileKind,
  type FileName,
  type Files,
  type Folders,
  fileKinds,
  folders,
  type PictureText,
  type pageFields,
  portraitRatio,
} from './schema.ts';

export const contentFolder = 'src/content';

/**
 * Finds the content files and broken links. Skips notes: `README.md` and `_…`, except `pictures/_DSC1.jpg`.
 * @returns their paths on the disk, by those in the content.
 */
export function findContent(directory = contentFolder): ReadonlyMap<string, string> {
  const notes = /^(?!pictures\/_[A-Z\d][^/]*$)(.*\/)?\s*_|(^|\/)README\.md$/;
  const names = existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: 'utf8' }) : [];
  const paths = names
    .map((path) => path.split(sep).join('/'))
    .map((path) => [path, `${directory}/${path}`] as const)
    .filter(([path]) => !notes.test(tidyName(path)) && !isSystemFile(path))
    .filter(([, file]) => statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true);
  return new Map(paths);
}

/** A file of the content, as its path says. Capitals make no difference. */
interface SourceFile {
  /** From the content folder, such as `cases/6-hotel.yaml`. */
  readonly path: string;
  readonly file: string;
  /** Its folder in lower case; empty for a page. */
  readonly folder: string;
  /** Its name in the folder, without the ending of a YAML file. */
  readonly name: string;
  /** The name by which others call it, such as `hotel`. */
  readonly id: string;
  /** Undefined for a picture, and for a file that does not belong there. */
  readonly kind: FileKind | undefined;
}

export type ContentFile = SourceFile & CheckedFile;

function identify([path, file]: readonly [path: string, file: string]): SourceFile {
  const [, written = '', fileName = ''] = /^(?:(\w+)\/)?([^/]+)$/.exec(tidyName(path)) ?? [];
  const folder = written.toLowerCase();
  const name = fileName.replace(/(?:\.ya?ml)+$/i, ''); // a telephone may write `6-hotel.yaml.yml`
  const kind = name === fileName ? undefined : fileKinds.get(folder ? `${folder}/` : `${name.toLowerCase()}.yaml`);
  return { path, file, folder, name, id: folder === 'pictures' ? pictureId(name) : entryId(name), kind };
}

const order = new Intl.Collator('en', { numeric: true }); // by the numbers of entries, then by the alphabet

/**
 * Reads and checks the content.
 * @param read reads a file by its path on the disk; returns undefined if a link leads to none.
 * @returns the content as the site uses it, undefined if it has errors; every error; every YAML file, the entries of a
 *   folder in the order of the pages; every picture, with the fields of the file beside it.
 */
export function readContent(
  paths = findContent(),
  read = (file: string) => (existsSync(file) ? readFileSync(file) : undefined),
) {
  const all = Array.from(paths, identify).sort((a, b) => order.compare(a.folder + a.name, b.folder + b.name));
  const readAll = (files: readonly SourceFile[], references: References): ContentFile[] =>
    files.flatMap((one) =>
      one.kind ? { ...one, ...readContentFile(one.file, read(one.file), one.kind, references) } : [],
    );
  const pictureFiles = inFolder('pictures', all);
  const texts = readAll(pictureFiles, { pictures: [], areas: [] });
  const textOf = (picture: SourceFile) => texts.find(({ id }) => id === picture.id)?.value as PictureText | undefined;
  const pictures = pictureFiles.filter(({ kind }) => !kind).map((picture) => ({ ...picture, text: textOf(picture) }));
  const references = { pictures, areas: inFolder('areas', all).map(({ id }) => id) };
  const others = all.filter(({ folder }) => folder !== 'pictures');
  const files = [...readAll(others, references), ...texts];
  const folderErrors = [
    ...others.filter(({ kind }) => !kind).map(({ path }) => `${path} ${misplaced}`),
    ...countErrors(files),
    ...nameErrors([...files, ...pictures]),
  ];
  const diagnostics: readonly Diagnostic[] = [
    ...folderErrors.map((message) => nameDeceptive(`${contentFolder}/${message}`)),
    ...files.flatMap(({ errors }) => errors),
  ];
  return { content: diagnostics.length === 0 ? contentOf(files) : undefined, files, pictures, diagnostics };
}

const misplaced =
  'does not belong in this folder under this name. A note: begin its name with _. A file for visitors: move it to public. A case or picture: move it to cases or pictures, under a name that ends in .yaml or .jpg. Otherwise delete it';
const missing =
  'is missing. If it has another name now, change that back; if it was deleted, its last version is on GitHub, in the History of the folder';

/** Finds pages that are missing, and folders with too few or too many files. */
function countErrors(files: readonly ContentFile[]): string[] {
  return [...fileKinds].flatMap(([path, kind]) => {
    const { length } = files.filter((file) => file.kind === kind);
    if (length === 0) return `${path} ${missing}`;
    if (kind.max === 1 || (length >= kind.min && length <= kind.max)) return []; // `nameErrors` reports a second page
    const remedy = length < kind.min ? 'Copy another, or put back what was deleted' : 'Begin the names of some with _';
    return `${path} has ${length} files, and ${kind.min} to ${kind.max} fit. ${remedy}`;
  });
}

/** Finds files whose names are no address or are taken by the layout, and copies in a folder. */
function nameErrors(files: readonly (SourceFile & Partial<CheckedFile>)[]): string[] {
  const titleOf = ({ value }: Partial<CheckedFile>) => normalizedName(String(value?.title ?? ''));
  return files.flatMap((file, index) => {
    const { path, folder, id, kind } = file;
    if (id === '') return `${path} needs a name in the letters a to z, such as luxury-villas.yaml`;
    // The ids in `App.tsx`, `Header.tsx` and `ClosingBand.tsx`: a link to such an entry would lead to that element.
    if (/^(?:areas|cases)$/.test(folder) && ['main', 'menu', 'closing-heading'].includes(id))
      return `${path} has the name of a part of the page. Give it another, such as ${folder}/${id}-2.yaml`;
    const original = inFolder(folder, files.slice(0, index)).find(
      (other) => (other.kind === kind && other.id === id) || (titleOf(file) !== '' && titleOf(other) === titleOf(file)),
    );
    if (!original) return [];
    return `${path} has the same name or title as ${original.path}. Delete the copy, or give it its own name and title`;
  });
}

function inFolder<T extends SourceFile>(name: string, files: readonly T[]): T[] {
  return files.filter(({ folder }) => folder === name);
}

/** Returns the content of valid files. They have the fields of the schema, which TypeScript cannot see in a `Map`. */
function contentOf(files: readonly ContentFile[]): Content {
  const pages = Object.fromEntries(inFolder('', files).map(({ id, value }) => [id, value]));
  const valuesIn = (folder: string) => inFolder(folder, files).map(({ id, value }) => ({ id, ...value }));
  const entries = Object.fromEntries(Object.keys(folders).map((name) => [name, valuesIn(name)]));
  return joinPages(pages as unknown as Files, entries as unknown as Folders);
}

/** The content by page. A picture has the text beside it, and the import of its file in `source`. */
export type Content = ReturnType<typeof joinPages>;

/** Joins pages, areas and cases: each page with the entries that it shows, each case with the areas it draws on. */
function joinPages({ home, impact, cases, ...pages }: Files, { areas, steps, highlights, ...entries }: Folders) {
  const reference = ({ id, title }: { readonly id: string; readonly title: string }) => ({ id, title });
  const studies = entries.cases.map(({ drawsOn, ...study }) => ({
    ...study,
    drawsOn: drawsOn.flatMap((id) => areas.filter((area) => area.id === id)).map(reference),
  }));
  const shownCases = studies.map(({ id, title, kind, picture: { source } }) => {
    return { id, title, kind, picture: { source: { ...source, widest: 960 } } }; // pixels: it is small on every screen
  });
  const { heroPicture } = home;
  // Letters that reach high would leave the dark part of the picture.
  const carriesText = isCompact(pages.practice.language) ? heroPicture.carriesText : undefined;
  return {
    ...pages,
    home: {
      ...home,
      heroPicture: { ...heroPicture, carriesText, portrait: { ...heroPicture.source, aspectRatio: portraitRatio } },
      steps,
      highlights,
      cases: shownCases,
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
 * The content of a page, as its components receive it.
 * @public named by yaml.d.ts
 */
export type PageContent<Name extends FileName> = Imported<Omit<Content[Name], keyof typeof pageFields>>;

/** Replaces the import of each picture by the picture. */
type Imported<T> = T extends PictureImport ? PictureSource : { readonly [Key in keyof T]: Imported<T[Key]> };
