import type { LocatedDiagnostic } from '../prerender/index.ts';
import type { ContentFile } from './contentFiles.ts';
import { nameProblems, type Problem, whyUnreadable } from './fileProblems.ts';
import { parseFields, type WrittenField } from './parseFields.ts';
import type { Field } from './schema.ts';

/** A content file, checked by itself. */
export interface CheckedFile extends ContentFile {
  /** The fields that it has, valid or not; none if the file cannot be read. */
  readonly fields: readonly (WrittenField & Field)[];
  /** What the site uses of it; undefined if it has errors. */
  readonly value: unknown;
  readonly errors: readonly LocatedDiagnostic[];
  /** What another check says of a field, at its line; of one that is missing, at the first. */
  readonly report: (field: string, says: string) => LocatedDiagnostic;
}

/** Reads a file, and checks it against its schema. @param directory of the content, from the project's root. */
export function readContentFile(file: ContentFile, directory: string): CheckedFile {
  const { kind, bytes } = file;
  const lines = bytes
    .toString()
    .replace(/[\ufeff\u200b]/g, '')
    .split(/\r\n|\r|\n/);
  const unreadable = whyUnreadable(bytes, lines);
  const written = unreadable ? [] : parseFields(lines, Object.keys(kind.properties));
  const fields = written.filter(({ name }) => name !== '');
  const words = Object.fromEntries(fields.map((field) => [field.name, field.words]));
  const { data, error } = kind.schema.safeParse(words, { reportInput: true });
  const wrongWords = (error?.issues ?? []).flatMap(({ path: [name], message }): Problem[] => {
    const field = fields.find((one) => one.name === name);
    return field ? [{ line: field.line, message: `${field.name} ${message}` }] : [];
  });
  const problems = unreadable ? [unreadable] : [...nameProblems(kind, lines, written), ...wrongWords];
  const fieldAt = (at: number) => fields.find(({ line, end }) => line <= at && at < end)?.line ?? at;
  // The others of the same field may follow from the first.
  const firsts = new Map(problems.toReversed().map((problem) => [fieldAt(problem.line), problem]));
  const path = `${directory}/${file.path}`;
  const report = (message: string, line = 0) => ({
    message: nameInvisible(message),
    location: { file: path, line: line + 1, column: 1, text: lines[line] ?? '' },
  });
  return {
    ...file,
    fields: fields.map((field) => ({ ...kind.properties[field.name], ...field })),
    value: problems.length === 0 ? data : undefined,
    errors: [...firsts.values()].sort((a, b) => a.line - b.line).map(({ line, message }) => report(message, line)),
    report: (field, says) => report(`${field} ${says}`, fields.find(({ name }) => name === field)?.line),
  };
}

/** Replaces each invisible character by its number in Unicode, as in `hello⟨U+200B⟩@example.com`. */
function nameInvisible(text: string): string {
  const numberOf = (character: string) => character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\u00a0\u202f]/gu, (character) => `⟨U+${numberOf(character)}⟩`);
}
