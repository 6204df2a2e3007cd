import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Collection, collectionSchemas, pageSchemas } from '../../src/content/schema.ts';
import { similar } from './similar.ts';

/** Where a YAML file of the content belongs. */
export interface ContentPlace {
  /** Empty for a page. */
  readonly folder: Collection | 'pictures' | '';
  /** What other files call it: the name of a page, of an entry without its number, or of a picture as it is compared. */
  readonly id: string;
  /** The number of an entry; infinite without one. */
  readonly order: number;
}

/** A file that an owner may have meant as content, or a folder of such files. */
export interface Stray {
  readonly path: string;
  /** What is wrong with it, and what to do. */
  readonly advice: string;
  /** The names of its files, and of those that they may stand for. */
  readonly names: readonly string[];
}

/** The files of the content folder, by their paths below it, with `/` between folders. */
export interface ContentFiles {
  /** Each YAML file. */
  readonly bytes: ReadonlyMap<string, Buffer>;
  /** The names of the pictures. */
  readonly pictures: readonly string[];
  readonly strays: readonly Stray[];
}

/** What a test or an editor puts in place of files: by path, a text, or bytes; undefined leaves a file out. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

const folders = [...(Object.keys(collectionSchemas) as Collection[]), 'pictures' as const];
const pageFiles = Object.keys(pageSchemas).map((name) => `${name}.yaml`);
const pictureFile = /\.(jpe?g|jfif|png|webp|avif|hei[cf]|gif|bmp|tiff?|svg|pdf)$/i;
/** The end of a name that a program or a person gave to a copy, such as `practice (1).yaml`. */
const copyEnd = /(?: \(\d+\)| ?[-–]? ?copy(?: \d+)?| ?\d+)(?=\.ya?ml)/i;

/**
 * Lists the files of the content folder, but for notes, and those whose names begin with `.` or `_`.
 * @param changes files to read in place of those on disk.
 */
export function listContent(directory: string, changes: Changes = {}): ContentFiles {
  const onDisk = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const paths = [...new Set([...onDisk, ...Object.keys(changes)])]
    .filter((path) => !(path in changes && changes[path] === undefined))
    .filter((path) => !/(^|\/)([._]|Thumbs\.db$|desktop\.ini$|README\.md$)/.test(path))
    .sort();
  const isCopy = (path: string) => copyEnd.test(path) && paths.includes(path.replace(copyEnd, ''));
  const yaml = paths.filter((path) => placeOf(path) && !isCopy(path));
  const pictures = paths.filter((path) => /^pictures\/[^/]+$/.test(path) && pictureFile.test(path));
  const others = paths.filter((path) => !yaml.includes(path) && !pictures.includes(path));
  return {
    bytes: new Map(
      yaml.map((path) => [path, Buffer.from(changes[path] ?? readFileSync(join(directory, path)))]),
    ),
    pictures: pictures.map((path) => basename(path)),
    strays: [...strayFolders(others, paths), ...others.filter(isStray).map((path) => strayFile(path, paths))],
  };
}

/** Where a file belongs, by its path; undefined if it is no content. */
export function placeOf(path: string): ContentPlace | undefined {
  const none = Number.POSITIVE_INFINITY;
  if (pageFiles.includes(path)) return { folder: '', id: path.slice(0, -'.yaml'.length), order: none };
  const [, top, name = ''] = /^([a-z]+)\/([^/]+?)(?:\.ya?ml)+$/i.exec(path.normalize('NFC')) ?? [];
  const folder = folderNamed(top);
  if (folder === 'pictures') return { folder, id: pictureKey(name), order: none };
  const [, number = none, rest = name] = /^(\d+)[-_. ]+(.+)$/.exec(name) ?? [];
  return folder && { folder, id: slug(rest), order: Number(number) };
}

/** A picture’s name without its ending, as it is compared: disks differ in capitals, and in how they write accents. */
export function pictureKey(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(pictureFile, '');
}

/** A name as the end of an address: plain lower-case letters, digits and hyphens. Empty if it has none of these. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const folderNamed = (name?: string) => folders.find((folder) => folder === name);
const topOf = (path: string) => path.split('/')[0] ?? '';
const isMisplaced = (path: string) => /\.ya?ml/i.test(path) || pictureFile.test(path);

/** One for each unknown folder with files that belong elsewhere. */
function strayFolders(others: readonly string[], paths: readonly string[]): Stray[] {
  const missing = folders.filter((folder) => !paths.some((path) => topOf(path) === folder));
  const inFolders = others.filter((path) => path.includes('/') && isMisplaced(path));
  const unknown = new Set(inFolders.map(topOf).filter((top) => !folderNamed(top)));
  return [...unknown].map((top) => ({
    path: top,
    advice: `is not a folder of the content. Move its files to ${similar(top, folders) ?? missing[0] ?? `where they belong: pages beside the folders, all else to ${folders.join(', ')}`}`,
    names: others.filter((path) => topOf(path) === top).map((path) => basename(path)),
  }));
}

function isStray(path: string): boolean {
  return folderNamed(topOf(path)) !== undefined || (isMisplaced(path) && !path.includes('/'));
}

/** A file with a wrong name, or in a wrong place. */
function strayFile(path: string, paths: readonly string[]): Stray {
  const name = basename(path);
  const original = path.replace(copyEnd, '');
  const plain = `${name.toLowerCase().replace(/(\.[a-z]+|[.~])+$/, '')}.yaml`;
  const missing = pageFiles.filter((page) => !paths.includes(page));
  const page = pageFiles.includes(plain) ? plain : similar(plain, missing);
  const isText = paths.some(
    (one) => pictureFile.test(one) && pictureKey(basename(one)) === pictureKey(plain.slice(0, -5)),
  );
  const meant = path.includes('/')
    ? `${topOf(path)}/${plain}`
    : (page ?? (isText ? `pictures/${plain}` : undefined));
  const stray = (advice: string) => ({ path, advice, names: [name, basename(meant ?? '')] });
  if (pictureFile.test(name) && !/pdf$/i.test(name))
    return stray(`is a picture in the wrong folder. Move it to pictures/${name}`);
  if (path.startsWith('pictures/') && /\.(?!ya?ml|txt|md)\w+$/i.test(name))
    return stray(
      'is not a picture. Upload the pictures themselves, as JPEG, PNG, WebP or AVIF, and delete it',
    );
  if (original !== path && paths.includes(original))
    return stray(
      `is a copy of ${original}. Keep the newer words in ${original}, and delete this file; for a new entry, give it a name of its own`,
    );
  if (meant) return stray(`is not a content file. Put its words into a file ${meant}, and delete it`);
  return stray(
    `is not a content file. Move it to where it belongs (${folders.join(', ')}), or delete it. The pages are ${pageFiles.join(', ')}; src/content/schema.ts describes them`,
  );
}
