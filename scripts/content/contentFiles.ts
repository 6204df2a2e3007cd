import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Kind, kinds } from './schema.ts';
import { entryId } from './words.ts';

/** A YAML file of the content. */
export interface ContentFile {
  /** Below the folder of the content, with `/` between folders. */
  readonly path: string;
  /** Empty for a page. */
  readonly folder: string;
  /** What other files call it: the name of a page, of an entry without its number and a mark of a copy, or of a picture. */
  readonly id: string;
  readonly kind: Kind;
  readonly bytes: Buffer;
}

/** What a test or an editor puts in place of files: by path, a text, or bytes; undefined leaves a file out. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

/** Notes and code, and what computers leave; a name that begins with `_` is left out on purpose. */
const ignored = /(^|\/)(_|\.(?!ya?ml$)|Thumbs\.db$|desktop\.ini$|README\.md$)|\.ts$/;
/** A file in a folder, such as `cases/6-hotel.yaml`; a telephone may write `6-hotel.yaml.yml`. */
const entryFile = /^(\w+)\/([^/]*?)(?:\.ya?ml)+$/i;
/** The endings of a picture: a telephone or an editor may leave an earlier one before the last. */
export const pictureEndings = /(?:\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|gif|bmp|tiff?|svg|pdf|mp4|mov))+$/i;
/** The order of entries: by their numbers, then by the alphabet. */
const order = new Intl.Collator('en', { numeric: true });
const [isMissing, isMisplaced] = [
  'is missing. If it has another name now, change that back; if it was deleted, its last version is on GitHub, in the History of the folder',
  'does not belong in this folder under this name. A note: begin its name with _. A file for visitors: move it to public. A case or picture: move it to cases or pictures. Otherwise delete it',
];

/**
 * Lists the files of the content, the entries of each folder in the order of the pages; the names of the pictures; and
 * what is wrong with other files. Files of `changes` are read in place of those on disk.
 */
export function listContent(directory: string, changes: Changes = {}) {
  const onDisk = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const added = Object.keys(changes).filter((path) => changes[path] !== undefined);
  const paths = [...onDisk.filter((path) => !(path in changes)), ...added]
    .filter((path) => !ignored.test(path))
    .sort((a, b) => order.compare(a.replace(/\.[^.]*$/, ''), b.replace(/\.[^.]*$/, '')));
  const files = paths.flatMap((path): ContentFile[] => {
    const [, folder = '', name = path.replace(/\.yaml$/, '')] = entryFile.exec(path) ?? [];
    const kind = kinds.get(folder ? `${folder}/` : path);
    if (!kind) return [];
    const bytes = Buffer.from(changes[path] ?? readFileSync(join(directory, path)));
    return [{ path, folder, id: folder === 'pictures' ? pictureKey(name) : entryId(name), kind, bytes }];
  });
  const pictures = paths.filter((path) => /^pictures\/[^/]+$/.test(path) && pictureEndings.test(path));
  const known = [...files.map(({ path }) => path), ...pictures];
  const others = paths.filter((path) => !known.includes(path));
  // A folder that is not known is named once.
  const misplaced = new Set(others.map((path) => /^[^/]+\//.exec(path)?.find((folder) => !kinds.has(folder)) ?? path));
  const missing = [...kinds.keys()].filter((place) => !known.some((path) => path.startsWith(place)));
  const errors = [
    ...[...misplaced].map((path) => `${path} ${isMisplaced}`),
    ...missing.map((place) => `${place} ${isMissing}`),
  ];
  return { files, pictures: pictures.map((path) => basename(path)), errors };
}

/** A picture’s name without its endings, as it is compared. */
export function pictureKey(name: string): string {
  return comparable(name).replace(pictureEndings, '');
}

/** A file's name as it is compared: disks differ in capitals, and in how they write accents. */
export function comparable(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
