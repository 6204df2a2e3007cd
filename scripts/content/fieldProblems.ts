import { collectionSchemas } from '../../src/content/schema.ts';
import type { Problem, WrittenField } from './parseFields.ts';
import { similar } from './similar.ts';
import { lastVersion } from './unreadable.ts';

interface FieldProblem extends Problem {
  readonly name: string;
}

/**
 * Fields with wrong names, fields that stand twice or are missing, and what the schema says of the others.
 * @param known the names of the fields that the file may have.
 * @param issues what the schema says, without the name of the field.
 */
export function fieldProblems(
  lines: readonly string[],
  written: readonly WrittenField[],
  known: readonly string[],
  issues: readonly { readonly name: string; readonly message: string }[],
): Problem[] {
  const find = (name: string) => written.find((field) => field.name === name);
  const unknown = written.filter(({ name }) => !known.includes(name));
  const lacking = issues.map(({ name }) => name).filter((name) => !find(name));
  const meant = meantBy(unknown, lacking, known);
  const joined = new Set(lacking.map((name) => findWithin(lines, name)?.line));
  const all = `The fields here are ${known.join(', ')}`;
  const misnamed = unknown.map((field, index) => {
    const names = meant[index] ?? [];
    const advice = Object.hasOwn(collectionSchemas, field.name)
      ? `Each has a file of its own in the folder ${field.name}`
      : names.length > 1
        ? `Delete it, and begin the lines below at the margin with ${listOf(names)}`
        : names[0] && `Did you mean ${names[0]}?`;
    const any = `${all}. Correct its name, or delete it; if it belongs to the words above, begin the line with two spaces`;
    return { ...field, advice, message: `${field.name} is not a field here. ${advice ?? any}` };
  });
  const twice = written
    .filter((field) => known.includes(field.name) && find(field.name) !== field)
    .map((field) => ({
      ...field,
      message: `${field.name} appears here a second time. Remove one of the two lines`,
    }));
  const others = issues
    .filter(({ name }) => !meant.flat().includes(name) && !joined.has(find(name)?.line ?? -1))
    .map(({ name, message }) => {
      const place = find(name) ?? findWithin(lines, name);
      return { name, line: written[0]?.line ?? 0, message: `${name} ${message}`, place, ...place };
    });
  return [
    ...misnamed.filter(({ advice }) => advice),
    ...oneForMany(
      misnamed.filter(({ advice }) => !advice),
      (names) =>
        `${names} are not fields here. ${all}. Correct their names, or delete them; if they belong to the words above, begin their lines with two spaces`,
    ),
    ...oneForMany(
      twice,
      (names) =>
        `From here on, ${names} appear a second time. Delete one of the two versions; if these are the words of another entry, move them to a file of their own`,
    ),
    ...others.filter(({ place }) => place),
    ...oneForMany(
      others.filter(({ place }) => !place),
      (names) => `${names} are missing. If they were deleted, ${lastVersion}`,
    ),
  ];
}

/** The fields that each unknown one most likely stands for: by its letters, its beginning or end, or else its place. */
function meantBy(
  unknown: readonly WrittenField[],
  lacking: readonly string[],
  known: readonly string[],
): (readonly string[])[] {
  const isEnd = (whole: string, end: string) => whole.toLowerCase().endsWith(end.toLowerCase());
  const close = unknown.map(({ name }) => {
    const group = lacking.filter((one) => one.startsWith(name));
    const ending = lacking.find((one) => isEnd(one, name) || isEnd(name, one));
    return group.length > 1 ? group : [similar(name, lacking) ?? ending ?? similar(name, known) ?? []].flat();
  });
  const left = lacking.filter((name) => !close.flat().includes(name));
  // As many as are missing: names in another language, in the order of the fields.
  const isEach = close.filter((names) => names.length === 0).length === left.length;
  return close.map((names) => (isEach && names.length === 0 ? left.splice(0, 1) : names));
}

/** The problems; for three and more, which have one cause, one at the first. */
function oneForMany(problems: readonly FieldProblem[], many: (names: string) => string): readonly Problem[] {
  const names = listOf(problems.map(({ name }) => name));
  return problems.length < 3
    ? problems
    : problems.slice(0, 1).map((problem) => ({ ...problem, message: many(names) }));
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
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
