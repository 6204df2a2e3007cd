import { isUtf8 } from 'node:buffer';
import { collectionSchemas, pageSchemas, pictureSchema } from '../../src/content/schema.ts';
import { jsonSchema } from './jsonSchema.ts';
import type { Problem } from './parseFields.ts';

/** What to do about a file whose words are gone. */
export const lastVersion = 'open the file’s last version on GitHub (History), and copy the words back';

/**
 * Why a file cannot be read, so that nothing else is said of it; undefined if it can.
 * @param names of the fields that it has.
 * @param known names of the fields that it may have.
 */
export function whyUnreadable(
  bytes: Buffer,
  lines: readonly string[],
  names: readonly string[],
  known: readonly string[],
): Problem | undefined {
  const find = (pattern: RegExp) => lines.findIndex((text) => pattern.test(text));
  const at = (isTrue: boolean, line = 0) => (isTrue ? line : -1);
  const written = lines.filter((text) => text.trim() !== '');
  const [, mark = ''] = /^\s*(\d+[.):|]?\s|[>|+]|"(?=#))/.exec(written[0] ?? '') ?? [];
  const kind = /\d/.test(mark) ? /^\s*\d/ : /^\s*[^\w\s#]/;
  const namedInFirst = known.filter((name) => new RegExp(`\\b${name}"?:(\\s|$)`).test(lines[0] ?? ''));
  const pasted = pastedFrom(names, known);
  const reasons: readonly (readonly [line: number, message: string])[] = [
    [
      at(!isUtf8(bytes) || bytes.includes(0), Math.max(0, find(/[\ufffd\0]/))),
      'This file is not saved as UTF-8, so letters such as é would be lost. Save it again as UTF-8, or edit it on GitHub, which does',
    ],
    // The markers that Git leaves where two people edited the same lines.
    [
      find(/^\s*<{7}( |$)/),
      'Two versions of these lines were joined here. Keep one of them, and delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>',
    ],
    [
      find(/^\s*(={7}|>{7})( |$)/),
      'This is left over from two versions that were joined here. Delete the lines that begin with ======= or >>>>>>>, and keep one version of the lines around them',
    ],
    [
      at(lines.length === 1 && namedInFirst.length > 2),
      `The whole file is on one line. Begin a new line before each field; or ${lastVersion}`,
    ],
    [
      at(find(/^\s*[^#\s]/) < 0),
      `The file is empty. If it is new, copy another of its folder into it; if not, ${lastVersion}`,
    ],
    [
      at(mark !== '' && written.filter((text) => kind.test(text)).length > written.length * 0.8),
      `The lines begin with ${mark.trim()} and the like, which came along when they were copied. Delete it from each line; or ${lastVersion}`,
    ],
    [
      at(names.length === 0),
      `This file has no field. Before its words belong the name of a field and a colon: ${known.join(', ')}`,
    ],
    [
      at(pasted !== undefined),
      `This file has the fields of ${pasted}. If it belongs there, move it; if not, ${lastVersion}`,
    ],
  ];
  const [line, message] = reasons.find(([line]) => line >= 0) ?? [];
  return line === undefined || message === undefined ? undefined : { line, message };
}

/** What the file is called whose fields these are, if they are those of another; of several, the one with the fewest. */
function pastedFrom(names: readonly string[], known: readonly string[]): string | undefined {
  const isIn = (fields: readonly string[]) => names.every((name) => fields.includes(name));
  const isFew = names.length < 3 && names.some((name) => known.includes(name));
  if (isFew || isIn(known) || known.every((name) => names.includes(name))) return undefined;
  const entries = Object.entries({ ...collectionSchemas, pictures: { schema: pictureSchema } });
  const [file] = [
    ...entries.map(([name, { schema }]) => ({ file: `a file in the folder ${name}`, schema })),
    ...Object.entries(pageSchemas).map(([name, schema]) => ({ file: `${name}.yaml`, schema })),
  ]
    .map(({ file, schema }) => ({ file, fields: Object.keys(jsonSchema(schema).properties) }))
    .filter(({ fields }) => isIn(fields))
    .sort((one, other) => one.fields.length - other.fields.length);
  return file?.file;
}
