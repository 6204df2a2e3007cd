import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Kind, kinds } from './schema.ts';
import { slug } from './words.ts';

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
const ignored = /(^|\/)([._]|Thumbs\.db$|desktop\.ini$|README\.md$)|\.ts$/;
/** The endings of a picture: a telephone or an editor may leave an earlier one before the last. */
export const pictureEndings = /(?:\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|gif|bmp|tiff?|svg|pdf|mp4|mov))+$/i;
const places = [...kinds.keys()];
const isMissing =
  'is missing. If it has another name now, change that back; if it was deleted, its last version is on GitHub, in the History of the folder';
const isNotContent = `is not content. The files are ${places.join(', ')}; in a folder, each with a name such as hotel.yaml, and in pictures also JPEG, PNG, WebP and AVIF. Rename it, move it to where it belongs, or delete it; if visitors should open it, move it to the folder public, beside src; if it is a note, begin its name with _`;
/** The order of entries: by their numbers, then by the alphabet. */
const order = new Intl.Collator('en', { numeric: true });

/**
 * Lists the files of the content, the entries of each folder in the order of the pages; the names of the pictures; and
 * what is wrong with other files. Files of `changes` are read in place of those on disk.
 */
export function listContent(directory: string, changes: Changes = {}) {
  const onDisk = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const kept = onDisk.filter((path) => !(path in changes));
  const added = Object.keys(changes).filter((path) => changes[path] !== undefined);
  const paths = [...kept, ...added]
    .filter((path) => !ignored.test(path))
    .sort((a, b) => order.compare(a.replace(/\.[^.]*$/, ''), b.replace(/\.[^.]*$/, '')));
  const files = paths.flatMap((path): ContentFile[] => {
    const [, folder = '', name = path.replace(/\.yaml$/, '')] = /^(\w+)\/([^/]+?)(?:\.ya?ml)+$/i.exec(path) ?? [];
    const kind = kinds.get(folder ? `${folder}/` : path);
    if (!kind) return [];
    const id = folder === 'pictures' ? pictureKey(name) : slug(name.replace(/^\d+[-_. ]+(?=.)| (\(\d+\)|copy)$/g, ''));
    return [{ path, folder, id, kind, bytes: Buffer.from(changes[path] ?? readFileSync(join(directory, path))) }];
  });
  const pictures = paths.filter((path) => /^pictures\/[^/]+$/.test(path) && pictureEndings.test(path));
  const known = [...files.map(({ path }) => path), ...pictures];
  const others = paths.filter((path) => !known.includes(path));
  // A folder that is not known is named once.
  const unknown = new Set(others.map((path) => /^[^/]+\//.exec(path)?.find((folder) => !kinds.has(folder)) ?? path));
  const missing = places.filter((place) => !known.some((path) => path.startsWith(place)));
  const errors = [
    ...[...unknown].map((path) => `${path} ${isNotContent}`),
    ...missing.map((place) => `${place} ${isMissing}`),
  ];
  return { files, pictures: pictures.map((path) => basename(path)), errors };
}

/** A picture’s name without its endings, as it is compared: disks differ in capitals, and in how they write accents. */
export function pictureKey(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(pictureEndings, '');
}
