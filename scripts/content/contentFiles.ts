import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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

/** A file that an owner may have meant as content, and what to do about it. */
export interface Stray {
  readonly path: string;
  readonly advice: string;
  /** The content file that it most likely is. */
  readonly meant: string | undefined;
}

/** The files of the content folder, by their paths below it, with `/` between folders. */
export interface ContentFiles {
  /** Each YAML file. */
  readonly bytes: ReadonlyMap<string, Buffer>;
  /** The names of the files in the folder `pictures`, but for YAML files. */
  readonly pictures: readonly string[];
  readonly strays: readonly Stray[];
}

/** What a test or an editor puts in place of files: by path, a text, or bytes; undefined leaves a file out. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

const folders = [...(Object.keys(collectionSchemas) as Collection[]), 'pictures' as const];
const pageFiles = Object.keys(pageSchemas).map((name) => `${name}.yaml`);
const pictureFile = /\.(jpe?g|jfif|png|webp|avif|hei[cf]|gif|bmp|tiff?|svg|pdf)$/i;

/**
 * Lists the files of the content folder.
 * @param changes files to read in place of those on disk.
 */
export function listContent(directory: string, changes: Changes = {}): ContentFiles {
  const onDisk = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const paths = [...new Set([...onDisk, ...Object.keys(changes)])]
    .filter((path) => !(path in changes && changes[path] === undefined))
    .filter((path) => !/(^|\/)(\.|Thumbs\.db$|desktop\.ini$)/.test(path))
    .sort();
  const yaml = paths.filter((path) => placeOf(path) && !copiedFrom(path, paths));
  const pictures = paths.filter((path) => /^pictures\/[^/]+(?<!\.ya?ml|\.txt)$/i.test(path));
  return {
    bytes: new Map(
      yaml.map((path) => [path, Buffer.from(changes[path] ?? readFileSync(join(directory, path)))]),
    ),
    pictures: pictures.map((path) => path.slice('pictures/'.length)),
    strays: paths
      .filter((path) => !yaml.includes(path) && !pictures.includes(path) && isMeantAsContent(path))
      .map((path) => ({ path, advice: strayAdvice(path, paths), meant: meantPath(path, paths) })),
  };
}

/** Where a file belongs, by its path; undefined if it is no content. */
export function placeOf(path: string): ContentPlace | undefined {
  const none = Number.POSITIVE_INFINITY;
  if (pageFiles.includes(path)) return { folder: '', id: path.slice(0, -'.yaml'.length), order: none };
  const [, top, name = ''] = /^([a-z]+)\/([^/]+?)(?:\.ya?ml)+$/i.exec(path.normalize('NFC')) ?? [];
  const folder = folders.find((one) => one === top);
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

function isMeantAsContent(path: string): boolean {
  return (
    folders.some((folder) => path.startsWith(`${folder}/`)) || /\.ya?ml/i.test(path) || pictureFile.test(path)
  );
}

/** The file that a program or a person copied under another name, such as `practice (1).yaml`. */
function copiedFrom(path: string, paths: readonly string[]): string | undefined {
  const original = path.replace(/(?: \(\d+\)| ?[-–]? ?copy(?: \d+)?| ?\d+)(?=\.ya?ml)/i, '');
  return original !== path && paths.includes(original) ? original : undefined;
}

/** What to do about a file that is no content. */
function strayAdvice(path: string, paths: readonly string[]): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (pictureFile.test(name)) return `is a picture in the wrong folder. Move it to pictures/${name}`;
  const original = copiedFrom(path, paths);
  if (original)
    return `is a copy of ${original}. Keep the newer words in ${original}, and delete this file; for a new entry, give it a name of its own`;
  const meant = meantPath(path, paths);
  if (meant === undefined)
    return `is not a content file. Move it to where it belongs (${folders.join(', ')}), or delete it. The pages are ${pageFiles.join(', ')}; src/content/schema.ts describes them`;
  if (paths.includes(meant)) return `is not a content file. Put its words into ${meant}, and delete it`;
  if (/\.(?!ya?ml|txt|md)[a-z]+$/i.test(name))
    return `is not a content file. Put its words into a file ${meant}, and delete it`;
  return `is not a content file. Move it to ${meant}, or delete it`;
}

/** The content file that a file most likely is, under a wrong name or in a wrong folder. */
function meantPath(path: string, paths: readonly string[]): string | undefined {
  const [name = '', ...above] = path.split('/').toReversed();
  const plain = `${name.toLowerCase().replace(/(\.[a-z]+|[.~])+$/, '')}.yaml`;
  const folder = above.map((one) => similar(one, folders)).find((one) => one !== undefined);
  if (folder) return `${folder}/${plain}`;
  const missing = pageFiles.filter((page) => !paths.includes(page));
  return pageFiles.includes(plain) ? plain : similar(plain, missing);
}
