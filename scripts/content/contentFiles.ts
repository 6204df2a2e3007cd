import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { slug } from '../../src/content/schema/fields.ts';
import { type Kind, kinds } from './kinds.ts';

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
const ignored = /(^|\/)([._](?!ya?ml$)|Thumbs\.db$|desktop\.ini$|README\.md$)|\.ts$/;
const pictureFile = /\.(jpe?g|jfif|png|webp|avif|hei[cf]|gif|bmp|tiff?|svg|pdf|mp4|mov)$/i;
const places = [...kinds.keys()];
const isMissing =
  'is missing. If it has another name now, change that back; if it was deleted, its last version is on GitHub, in the History of the folder';
/** The order of entries: by their numbers, then by the alphabet. */
const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Lists the files of the content, the entries of each folder in the order of the pages; the names of the pictures; and
 * what is wrong with other files. Files of `changes` are read in place of those on disk.
 */
export function listContent(directory: string, changes: Changes = {}) {
  const read = (path: string) => Buffer.from(changes[path] ?? readFileSync(join(directory, path)));
  const onDisk = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const paths = [...new Set([...onDisk, ...Object.keys(changes)])]
    .filter((path) => !(path in changes && changes[path] === undefined) && !ignored.test(path))
    .sort((one, other) => compare(one.replace(/\.[^.]*$/, ''), other.replace(/\.[^.]*$/, '')));
  const files = paths.flatMap((path): ContentFile[] => {
    const [, folder = '', name = path.replace(/\.yaml$/, '')] = /^(\w+)\/([^/]+?)(?:\.ya?ml)+$/i.exec(path) ?? [];
    const kind = kinds.get(folder ? `${folder}/` : path);
    if (!kind) return [];
    const id = folder === 'pictures' ? pictureKey(name) : slug(name.replace(/^\d+[-_. ]+(?=.)| (\(\d+\)|copy)$/g, ''));
    return [{ path, folder, id, kind, bytes: read(path) }];
  });
  const pictures = paths.filter((path) => /^pictures\/[^/]+$/.test(path) && pictureFile.test(path));
  const known = [...files.map(({ path }) => path), ...pictures];
  // A folder that is not known is reported once.
  const misplaced = paths.filter((path) => !known.includes(path));
  const others = misplaced.map((path) => (kinds.has(path.replace(/\/.*/, '/')) ? path : path.replace(/\/.*/, '')));
  const missing = places.filter((place) => !known.some((path) => path.startsWith(place)));
  return {
    files,
    pictures: pictures.map((path) => basename(path)),
    errors: [
      ...[...new Set(others)].map(
        (path) => `${directory}/${path} ${adviceFor(path, misplaced.includes(path) ? `${read(path)}` : '')}`,
      ),
      ...missing.map((place) => `${directory}/${place} ${isMissing}`),
    ],
  };
}

/** A picture’s name without its ending, as it is compared: disks differ in capitals, and in how they write accents. */
export function pictureKey(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(pictureFile, '');
}

/** What to do with a file, by its text, or with a whole folder, in a wrong place or with a wrong name. */
function adviceFor(path: string, text: string): string {
  if (/\.(html?|pdf)$/i.test(path))
    return 'is not content. If visitors should open it, move it to the folder public, beside src; if not, delete it';
  if (pictureFile.test(path)) return `is a picture in the wrong folder. Move it to pictures/${basename(path)}`;
  const [, folder = '', entry] = /^(\w+\/)?(?:.*\/)?([^/.]+)(?:\.ya?ml|\.txt|\.md)*$/.exec(path) ?? [];
  const letters = (name: string) => name.toLowerCase().replace(/\..*|[^a-z]/g, '');
  const isLike = (place: string) => letters(basename(path)).includes(letters(place).replace(/s$/, ''));
  const has = (name: string) => new RegExp(`^${name}:`, 'm').test(text);
  const place = places.find((place) => place.endsWith('/') && kinds.get(place)?.required.every(has));
  const page = places.find((place) => place.endsWith('/') !== path.includes('.') && isLike(place));
  const near = entry && (place || kinds.has(folder)) ? `${place ?? folder}${entry}.yaml` : page;
  return `is not content. ${near ? `If it is meant to be ${near}, give it that name; if that is there too, copy these words into it. ` : ''}The files are ${places.join(', ')}; in a folder, each with a name such as hotel.yaml, and in pictures also JPEG, PNG, WebP and AVIF. Rename it, move it to where it belongs, or delete it; if it is a note, begin its name with _`;
}
