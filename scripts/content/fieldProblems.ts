import { collectionSchemas } from '../../src/content/schema.ts';
import { lettersOf, type Problem, type WrittenField } from './parseFields.ts';
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
  const lacking = issues.filter(({ name }) => !find(name)).map(({ name }) => name);
  const unknown = written.filter(({ name }) => !known.includes(name));
  const isEnd = (whole: string, end: string) => lettersOf(whole).endsWith(lettersOf(end));
  const close = unknown.map(({ name }) => {
    const ending = lacking.find((one) => isEnd(one, name) || isEnd(name, one));
    return similar(name, lacking) ?? ending ?? similar(name, known);
  });
  const unclear = unknown.filter((_, index) => !close[index]);
  const left = lacking.filter((name) => !close.includes(name));
  // As many names as fields that are missing: translated names, say, in the order of the fields.
  const meant = unknown.map(
    (field, index) =>
      close[index] ?? (unclear.length === left.length ? left[unclear.indexOf(field)] : undefined),
  );
  const advice = `The fields here are ${known.join(', ')}. Correct its name, or delete it; if it belongs to the words above, begin the line with two spaces`;
  const lost = issues.filter(({ name }) => lacking.includes(name) && !meant.includes(name));
  const lostWithin = lost.flatMap(({ name }) => findWithin(lines, name) ?? []);
  const lostWhole = lost
    .filter(({ name }) => !findWithin(lines, name))
    .map((issue) => ({ ...issue, line: written[0]?.line ?? 0 }));
  return [
    ...unknown.flatMap((field, index) => {
      const own = Object.hasOwn(collectionSchemas, field.name)
        ? `Each has a file of its own in the folder ${field.name}`
        : meant[index] && `Did you mean ${meant[index]}?`;
      return own ? [{ ...field, message: `${field.name} is not a field here. ${own}` }] : [];
    }),
    ...oneForMany(
      unknown.filter((field, index) => !meant[index] && !Object.hasOwn(collectionSchemas, field.name)),
      ({ name }) => `${name} is not a field here. ${advice}`,
      (names) =>
        `${names} are not fields here. The fields here are ${known.join(', ')}. Correct their names, or delete them; if they belong to the words above, begin their lines with two spaces`,
    ),
    ...oneForMany(
      written.filter((field) => known.includes(field.name) && find(field.name) !== field),
      ({ name }) => `${name} appears here a second time. Remove one of the two lines`,
      (names) =>
        `From here on, ${names} appear a second time. Delete one of the two versions; if these are the words of another entry, move them to a file of their own`,
    ),
    ...issues.flatMap(({ name, message }) => {
      const field = find(name);
      return field ? [{ ...field, message: `${name} ${message}` }] : [];
    }),
    ...lostWithin,
    ...oneForMany(
      lostWhole,
      ({ name, message }) => `${name} ${message}`,
      (names) => `${names} are missing. If they were deleted, ${lastVersion}`,
    ),
  ];
}

/** A problem for each field; for three and more, which have one cause, one at the first. */
function oneForMany<T extends { readonly name: string; readonly line: number }>(
  fields: readonly T[],
  each: (field: T) => string,
  many: (names: string) => string,
): Problem[] {
  const names = fields.map(({ name }) => name);
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return fields.length < 3
    ? fields.map((field) => ({ ...field, message: each(field) }))
    : fields.slice(0, 1).map((field) => ({ ...field, message: many(list) }));
}

/** A missing field may stand within a line, or in a comment. */
function findWithin(lines: readonly string[], name: string): Problem | undefined {
  const line = lines.findIndex((text) => new RegExp(`^(#|.*\\s).*${name}:`).test(text));
  const text = lines[line];
  if (text === undefined) return undefined;
  const advice = text.startsWith('#')
    ? 'is in a comment. Delete the # before it'
    : 'is a field of its own. Begin a new line before it';
  return { line, column: text.indexOf(`${name}:`), message: `${name} ${advice}` };
}
