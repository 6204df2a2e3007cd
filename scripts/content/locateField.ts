import { entriesOf, parseContent } from './parseContent.ts';

/**
 * Where a field stands in a file of the content, as an offset in its text. A field that is missing is where the group
 * stands that lacks it; one that names an import, where it is imported from.
 * @param source the text of the file.
 * @param path the way to the field from what the file exports, as `['areas', 2, 'title']`.
 */
export function locateField(source: string, path: readonly PropertyKey[]): number {
  const { start, value, imports } = parseContent(source);
  let field = { start, value };
  for (const key of path) {
    const found = field.value && entriesOf(field.value).find((entry) => entry.key === key);
    if (!found) return field.start;
    // Where the words stand on a line of their own, that is the line to show.
    const onOneLine = !source.slice(found.start, found.value.start).includes('\n');
    field = { start: onOneLine ? found.start : found.value.start, value: found.value };
  }
  const imported = field.value?.type === 'Identifier' ? imports.get(field.value.name) : undefined;
  return imported ?? field.start;
}
