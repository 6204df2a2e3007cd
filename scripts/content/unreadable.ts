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

/** Why a file cannot be read, so that nothing else is said of it; empty if it can. */
export function whyUnreadable({ bytes, lines, names, known, others }: Source): Problem[] {
  const linesWith = (pattern: RegExp) => lines.flatMap((text, line) => (pattern.test(text) ? [line] : []));
  if (!isUtf8(bytes) || bytes.includes(0)) {
    const message =
      'This file is not saved as UTF-8, so letters such as é would be lost. Save it again as UTF-8, or edit it on GitHub, which does';
    return [{ line: linesWith(/[\ufffd\0]/)[0] ?? 0, message }];
  }
  // The markers that Git leaves where two people edited the same lines.
  const markers = linesWith(/^\s*(<{7}|={7}|>{7})( |$)/);
  if (lines[markers[0] ?? -1]?.includes('<')) {
    const message =
      'Two versions of these lines were joined here. Keep one of them, and delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>';
    return markers.slice(0, 1).map((line) => ({ line, message }));
  }
  if (markers.length > 0) {
    const message =
      'This line is left over from two versions that were joined here. Delete it, and keep one version of the lines around it';
    return markers.map((line) => ({ line, message }));
  }
  const named = known.filter((name) => new RegExp(`\\b${name}"?:(\\s|$)`).test(lines[0] ?? ''));
  if (lines.length === 1 && named.length > 2) {
    const message = `The whole file is on one line. Begin a new line before each field; or ${lastVersion}`;
    return [{ line: 0, message }];
  }
  if (lines.every((text) => /^\s*(#|$)/.test(text)))
    return [
      {
        line: 0,
        message: `The file is empty. If it is new, copy another of its folder into it; if not, ${lastVersion}`,
      },
    ];
  if (names.length === 0) {
    const message = `This file has no field. Before its words belong the name of a field and a colon: ${known.join(', ')}`;
    return [{ line: 0, message }];
  }
  const share = (fields: readonly string[]) =>
    names.filter((name) => fields.includes(name)).length / names.length;
  const [pasted] = Object.keys(others).filter((file) => share(others[file] ?? []) > 0.8);
  if (pasted === undefined || names.length < 3 || share(known) > 0.5) return [];
  const message = `This file has the fields of ${pasted}. If it belongs there, move it; if not, ${lastVersion}`;
  return [{ line: 0, message }];
}
