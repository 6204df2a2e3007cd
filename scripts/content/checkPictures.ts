import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ContentFile } from '../../src/content/schema.ts';
import type { LocatedDiagnostic } from '../diagnostics/Diagnostic.ts';
import { UserError } from '../diagnostics/UserError.ts';
import { type PictureRequest, readPicture } from '../pictures/picture.ts';
import type { ReadContent } from './readContent.ts';
import { similar } from './similar.ts';

/** A picture that the content names. */
interface NamedPicture {
  readonly name: ContentFile;
  /** The way to the field with the name of its file. */
  readonly path: readonly PropertyKey[];
  readonly file: string;
  readonly crop: PictureRequest['crop'];
}

/** What is wrong with the pictures that the content names, each beside the field that names it. */
export async function checkPictures(
  { content, written, locate }: Pick<ReadContent, 'content' | 'written' | 'locate'>,
  directory = 'src/content',
): Promise<LocatedDiagnostic[]> {
  const folder = join(directory, 'pictures');
  const files: string[] = await readdir(folder).catch(() => []);
  const check = async ({ name, path, file, crop }: NamedPicture) => {
    const message = files.includes(file)
      ? await refusal({ file: resolve(folder, file), ...(crop && { crop }) })
      : missing(file, folder, files);
    if (message === undefined) return [];
    return [{ message: `${fieldName(path)} ${message}`, location: locate(name, path) }];
  };
  return (await Promise.all(picturesIn(content ?? written).map(check))).flat();
}

function missing(file: string, folder: string, files: readonly string[]): string {
  const meant = similar(file, files);
  const advice = meant
    ? `Did you mean ${meant}?`
    : `Upload it there, or write one of ${files.toSorted().join(', ')}`;
  return `is “${file}”, which is not in ${folder}. ${advice}`;
}

/** Why a picture cannot be shown; undefined where it can. */
async function refusal(request: PictureRequest): Promise<string | undefined> {
  try {
    await readPicture(request);
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return `cannot be shown: ${error.message}`;
    throw error;
  }
}

function picturesIn(content: object): NamedPicture[] {
  return Object.entries(content).flatMap(([name, value]) => find(name as ContentFile, [], value));
}

function find(name: ContentFile, path: readonly PropertyKey[], value: unknown): NamedPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('file' in value && typeof value.file === 'string' && value.file.trim() !== '') {
    const file = value.file.trim().replace(/^.*\//, '');
    return [{ name, path: [...path, 'file'], file, crop: 'crop' in value ? region(value.crop) : undefined }];
  }
  return Object.entries(value).flatMap(([key, field]) =>
    find(name, [...path, Array.isArray(value) ? Number(key) : key], field),
  );
}

/** A crop whose numbers are sound; what is wrong with others has been said. */
function region(crop: unknown): PictureRequest['crop'] {
  const { left, top, width, height } = Object(crop);
  const numbers = [left, top, width, height].map(Number);
  if (!numbers.every(Number.isInteger)) return undefined;
  const [x = 0, y = 0, wide = 0, high = 0] = numbers;
  return { left: x, top: y, width: wide, height: high };
}

function fieldName(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(' › ');
}
