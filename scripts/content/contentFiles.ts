import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Collection, collectionSchemas, type Page, pageSchemas } from '../../src/content/schema.ts';
import { similar } from './similar.ts';

/** The files of the content folder, by their paths below it, with `/` between folders. */
export interface ContentFiles {
  /** Each YAML file. */
  readonly bytes: ReadonlyMap<string, Buffer>;
  /** The names of the files in the folder `pictures`, but for YAML files. */
  readonly pictures: readonly string[];
  /** All other files that an owner may have meant as content, and what to do about each. */
  readonly strays: readonly {
    readonly path: string;
    readonly advice: string;
    /** The page that it most likely is, under a wrong name. */
    readonly page: string | undefined;
  }[];
}

/** What a YAML file holds. */
export type ContentKind =
  | { readonly kind: 'page'; readonly name: Page }
  | { readonly kind: 'entry'; readonly collection: Collection; readonly id: string; readonly order: number }
  /** The text of the picture with this name, without its ending. */
  | { readonly kind: 'text'; readonly picture: string };

const folders = [...Object.keys(collectionSchemas), 'pictures'];
const pageFiles = Object.keys(pageSchemas).map((name) => `${name}.yaml`);

/** What a test or an editor puts in place of files: by path, a text, or bytes; undefined leaves a file out. */
export type Changes = Readonly<Record<string, string | Uint8Array | undefined>>;

/**
 * Lists the files of the content folder.
 * @param changes files to read in place of those on disk.
 */
export function listContent(directory: string, changes: Changes = {}): ContentFiles {
  const onDisk = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const paths = [...new Set([...onDisk, ...Object.keys(changes)])]
    .filter((path) => !(path in changes && changes[path] === undefined) && !path.split('/').some(isHidden))
    .sort();
  const yaml = paths.filter((path) => kindOf(path) && !copiedFrom(path, paths));
  const pictures = paths.filter(
    (path) => !kindOf(path) && /^pictures\/[^/]+$/.test(path) && !/\.txt$/.test(path),
  );
  const known = new Set([...yaml, ...pictures]);
  return {
    bytes: new Map(
      yaml.map((path) => [path, Buffer.from(changes[path] ?? readFileSync(join(directory, path)))]),
    ),
    pictures: pictures.map((path) => path.slice('pictures/'.length)),
    strays: paths
      .filter((path) => !known.has(path) && isStray(path))
      .map((path) => ({ path, advice: strayAdvice(path, paths), page: pageMeant(path, paths) })),
  };
}

/** What a file holds, by its path; undefined if it is no content. */
export function kindOf(path: string): ContentKind | undefined {
  if (pageFiles.includes(path)) return { kind: 'page', name: path.slice(0, -'.yaml'.length) as Page };
  const [, folder = '', name = ''] = /^([a-z]+)\/([^/]+)\.ya?ml$/i.exec(path.normalize('NFC')) ?? [];
  if (folder === 'pictures') return { kind: 'text', picture: pictureKey(name) };
  if (!Object.hasOwn(collectionSchemas, folder)) return undefined;
  const [, number, rest = name] = /^(\d+)[-_. ]+(.+)$/.exec(name) ?? [];
  return {
    kind: 'entry',
    collection: folder as Collection,
    id: slug(rest),
    order: number === undefined ? Number.POSITIVE_INFINITY : Number(number),
  };
}

/** A picture’s name without its ending, as it is compared: disks differ in capitals, and in how they write accents. */
export function pictureKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.(jpe?g|png|webp|avif)$/, '');
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

function isHidden(name: string): boolean {
  return name.startsWith('.') || ['Thumbs.db', 'desktop.ini'].includes(name);
}

const picture = /\.(jpe?g|png|webp|avif|heic|gif|tiff?|svg)$/i;

function isStray(path: string): boolean {
  const [folder = '', ...rest] = path.split('/');
  return rest.length === 0
    ? /\.ya?ml\b|\.ya?ml$/i.test(path) || picture.test(path)
    : folders.includes(folder);
}

/** The file that a program or a person copied under another name, as `practice (1).yaml`. */
function copiedFrom(path: string, paths: readonly string[]): string | undefined {
  const original = path.replace(/(?: \(\d+\)| ?[-–]? ?copy(?: \d+)?| ?\d+)(?=\.ya?ml)/i, '');
  return original !== path && paths.includes(original) ? original : undefined;
}

/** What to do about a file that is no content. */
function strayAdvice(path: string, paths: readonly string[]): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const name = path.slice(folder.length);
  const [top = ''] = path.split('/');
  if (picture.test(name)) return `is a picture in the wrong folder. Move it to pictures/${name}`;
  const original = copiedFrom(path, paths);
  if (original)
    return `is a copy of ${original}. Keep the newer words in ${original}, and delete this file; for a new entry, give it a name of its own`;
  const plain = plainName(name);
  if (folder.split('/').length > 2)
    return `is in a folder inside ${top}. Move it to ${top}/${plain}, or delete it`;
  if (folder !== '') return `is not a content file. Rename it to ${folder}${plain}, or delete it`;
  if (pageFiles.includes(plain))
    return paths.includes(plain)
      ? `is not a content file. Put its words into ${plain}, and delete it`
      : `is not a content file. Rename it to ${plain}`;
  const meant = pageMeant(path, paths);
  const others = `Delete it, or describe it in src/content/schema.ts. The content files are ${pageFiles.join(', ')}`;
  return `is not a content file. ${meant ? `Did you mean ${meant}?` : others}`;
}

/** The page that is not there and whose name a file beside the pages nearly has. */
function pageMeant(path: string, paths: readonly string[]): string | undefined {
  const missing = pageFiles.filter((page) => !paths.includes(page));
  return similar(plainName(path), missing);
}

/** A file’s name as that of a content file, with one ending. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.(txt|md)$/, '')
    .replace(/(?<!\.ya?ml)$/, '.yaml')
    .replace(/\.yml$/, '.yaml');
}
