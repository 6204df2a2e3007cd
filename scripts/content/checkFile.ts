import type { LocatedDiagnostic } from '../prerender/index.ts';
import type { ContentFile } from './contentFiles.ts';
import { type Problem, readFields, type WrittenField, whyUnreadable } from './readFields.ts';
import type { Field } from './schema.ts';
import { codePoint } from './words.ts';

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

const remedies = {
  misplaced: 'does not begin this line. Begin it with the name, a colon and a space, and nothing before them',
  missing:
    'Write the name, a colon and a space, and your words after them; if it was deleted, the file’s last version is on GitHub (History): copy the words back from it',
  unknown:
    'Correct the name, or delete the field; if the line belongs to the words above, begin these below >- and put two spaces before each line; if the file belongs elsewhere, move it',
  twice: 'Delete one of the two; if these are the words of another entry, move them to a file of their own',
};

/** Reads a file, and checks it against its schema. @param directory of the content, from the project's root. */
export function checkFile(file: ContentFile, directory: string): CheckedFile {
  const { schema, properties, required } = file.kind;
  const lines = file.bytes
    .toString()
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
  /** The fields that are not among some, each with the line that holds its name nevertheless, or else -1. */
  const absentFrom = (names: readonly string[]) =>
    Object.keys(properties).flatMap((name) => {
      // `# email: …`, `**heroHeadline:**`, `role Strategic`; a comment may name an optional field, and so may words.
      const holdsName = new RegExp(required.includes(name) ? `^[\\W_]*${name}\\b` : `^[^\\w#]+${name}\\s*:`);
      return names.includes(name) ? [] : { name, line: lines.findIndex((line) => holdsName.test(line)) };
    });
  const elsewhere = (names: readonly string[]) => absentFrom(names).flatMap(({ line }) => (line < 0 ? [] : line));
  const unreadable = whyUnreadable(file.bytes, lines);
  const { fields, strays } = unreadable ? { fields: [], strays: [unreadable] } : readFields(lines, elsewhere);
  const names = fields.map(({ name }) => name);
  const absent = unreadable ? [] : absentFrom(names);
  const firsts = fields.filter(({ name }, index) => names.indexOf(name) === index);
  const known = firsts.filter(({ name }) => name in properties);
  const unknown = firsts.filter((field) => !known.includes(field));
  const { data, error } = schema.safeParse(Object.fromEntries(known.map(({ name, words }) => [name, words])), {
    reportInput: true,
  });
  const missing = absent.filter(({ name, line }) => line < 0 && required.includes(name));
  const lacks = absent.length > 0 ? `Fields that are not here: ${list(absent)}. ` : '';
  const problems: readonly Problem[] = [
    ...atFirst(unknown, (names) => `Not a field here: ${names}. ${lacks}${remedies.unknown}`),
    ...atFirst(
      fields.filter((field) => !firsts.includes(field)),
      (names) => `Here a second time: ${names}. ${remedies.twice}`,
    ),
    // A name that is unknown may be that of a field that is missing.
    ...atFirst(unknown.length > 0 ? [] : missing, (names) => `Missing here: ${names}. ${remedies.missing}`),
    ...absent.flatMap(({ name, line }) => (line < 0 ? [] : { line, message: `${name} ${remedies.misplaced}` })),
    ...strays,
    ...known.flatMap(({ name, line, fault }) => {
      const issue = error?.issues.find(({ path }) => path[0] === name);
      return fault ?? (issue ? { line, message: `${name} ${issue.message}` } : []);
    }),
  ];
  const report = (message: string, line = 0) => ({
    message: nameInvisible(message),
    location: { file: `${directory}/${file.path}`, line: line + 1, column: 1, text: lines[line] ?? '' },
  });
  return {
    ...file,
    fields: fields.map((field) => ({ ...properties[field.name], ...field })),
    value: problems.length === 0 ? data : undefined,
    errors: problems.toSorted((a, b) => a.line - b.line).map(({ line, message }) => report(message, line)),
    report: (field, says) => report(`${field} ${says}`, fields.find(({ name }) => name === field)?.line),
  };
}

type Named = Pick<WrittenField, 'name' | 'line'>;

/** What is said at the first of some fields, if there is one, about all of them. */
function atFirst(fields: readonly Named[], says: (names: string) => string): Problem[] {
  return fields.slice(0, 1).map(({ line }) => ({ line: Math.max(0, line), message: says(list(fields)) }));
}

const list = (fields: readonly Named[]) => [...new Set(fields.map(({ name }) => name))].join(', ');

/** Replaces each invisible character by its number in Unicode, as in `hello⟨U+200B⟩@example.com`. */
function nameInvisible(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}\u00a0\u202f]/gu, (character) => `⟨U+${codePoint(character)}⟩`);
}
