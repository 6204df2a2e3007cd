import { collectionSchemas } from '../../src/content/schema.ts';
import type { Problem, WrittenField } from './parseFields.ts';
import { similar } from './similar.ts';
import { lastVersion } from './unreadable.ts';

/** What is wrong with a field, without its name. */
interface Issue {
  readonly name: string;
  readonly message: string;
}

/** The fields of a file, and what is known of them. */
interface FileFields {
  readonly lines: readonly string[];
  readonly written: readonly WrittenField[];
  /** The names of the fields that the file may have. */
  readonly known: readonly string[];
  /** What the schema says of its fields. */
  readonly issues: readonly Issue[];
}

/** Fields with wrong names, fields that stand twice or are missing, and what the schema says of the others. */
export function fieldProblems({ lines, written, known, issues }: FileFields): Problem[] {
  const find = (name: string) => written.find((field) => field.name === name);
  const lacking = issues.flatMap(({ name }) => (find(name) ? [] : [name]));
  const unknown = written.filter(({ name }) => !known.includes(name));
  const meant = unknown.map(({ name }) => {
    const ending = lacking.find((one) => one.toLowerCase().endsWith(name.toLowerCase()));
    const only = unknown.length === 1 && lacking.length === 1 ? lacking[0] : undefined;
    return similar(name, lacking) ?? ending ?? similar(name, known) ?? only;
  });
  return [
    ...unknown.map((field, index) => ({
      ...field,
      message: `${field.name} is not a field here. ${adviceFor(field.name, known, meant[index])}`,
    })),
    ...secondTimes(written.filter((field) => known.includes(field.name) && find(field.name) !== field)),
    ...issues.flatMap(({ name, message }) => {
      const field = find(name);
      return field ? [{ ...field, message: `${name} ${message}` }] : [];
    }),
    ...missing(
      lines,
      written[0]?.line ?? 0,
      issues.filter(({ name }) => lacking.includes(name) && !meant.includes(name)),
    ),
  ];
}

/** Several at once come from words that were pasted below others. */
function secondTimes(fields: readonly WrittenField[]): Problem[] {
  const [first] = fields;
  if (!first || fields.length < 3)
    return fields.map((field) => ({
      ...field,
      message: `${field.name} appears here a second time. Remove one of the two lines`,
    }));
  const message = `From here on, ${fields.length} fields appear a second time. Delete one of the two versions; if these are the words of another entry, move them to a file of their own`;
  return [{ ...first, message }];
}

/** A missing field may stand within a line, or in a comment. Several at once were deleted together. */
function missing(lines: readonly string[], line: number, fields: readonly Issue[]): Problem[] {
  const lost = fields.filter(({ name }) => !lines.some((text) => text.includes(`${name}:`)));
  if (lost.length > 2) {
    const names = lost.map(({ name }) => name);
    const message = `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are missing. If they were deleted, ${lastVersion}`;
    return [
      ...missing(
        lines,
        line,
        fields.filter((field) => !lost.includes(field)),
      ),
      { line, message },
    ];
  }
  return fields.map(({ name, message }) => {
    const within = lines.findIndex((text) => text.includes(`${name}:`));
    if (within < 0) return { line, message: `${name} ${message}` };
    const text = lines[within] ?? '';
    const advice = text.startsWith('#')
      ? 'is in a comment. Delete the # before it'
      : 'is a field of its own. Begin a new line before it';
    return { line: within, column: text.indexOf(`${name}:`), message: `${name} ${advice}` };
  });
}

/** What to do about a name that is not a field. */
function adviceFor(name: string, known: readonly string[], meant: string | undefined): string {
  if (Object.hasOwn(collectionSchemas, name)) return `Each has a file of its own in the folder ${name}`;
  if (meant) return `Did you mean ${meant}?`;
  return `The fields here are ${known.join(', ')}. Correct its name, or delete it; if it belongs to the words above, begin the line with two spaces`;
}
