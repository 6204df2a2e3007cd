import { isUtf8 } from 'node:buffer';
import type { Problem } from './parseFields.ts';

/** What to do about a file whose words are gone. */
export const lastVersion = 'open the file’s last version on GitHub (History), and copy the words back';

/** What is known of a file before its fields are checked. */
interface Source {
  readonly bytes: Buffer;
  readonly lines: readonly string[];
  /** The names of the fields that it has, and of those that it may have. */
  readonly names: readonly string[];
  readonly known: readonly string[];
  /** The names of the fields of other files, by what these files are called. */
  readonly others: Readonly<Record<string, readonly string[]>>;
}

/** Why a file cannot be read, so that nothing else is said of it; undefined if it can. */
export function whyUnreadable({ bytes, lines, names, known, others }: Source): Problem | undefined {
  const find = (pattern: RegExp) => lines.findIndex((text) => pattern.test(text));
  const at = (isTrue: boolean, line = 0) => (isTrue ? line : -1);
  const written = lines.filter((text) => text.trim() !== '');
  const [, mark = ''] = /^\s*(\d+[.):|]?\s|[>|+]|"(?=#))/.exec(written[0] ?? '') ?? [];
  const kind = /\d/.test(mark) ? /^\s*\d/ : /^\s*[^\w\s#]/;
  const namedInFirst = known.filter((name) => new RegExp(`\\b${name}"?:(\\s|$)`).test(lines[0] ?? ''));
  const isIn = (fields: readonly string[] = []) => names.every((name) => fields.includes(name));
  const pasted =
    names.length < 3 || isIn(known) || known.every((name) => names.includes(name))
      ? undefined
      : fewestFirst(others).find((file) => isIn(others[file]));
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

/** The names of files, those with the fewest fields first. */
function fewestFirst(others: Source['others']): string[] {
  const count = (file: string) => others[file]?.length ?? 0;
  return Object.keys(others).sort((one, other) => count(one) - count(other));
}
