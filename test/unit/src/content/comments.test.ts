import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { entriesOf, type ParsedContent, parseContent } from '../../../../scripts/content/parseContent';
import { iconPaths } from '../../../../src/components/Icon/iconPaths';
import { contentSchema } from '../../../../src/contentCheck/schema';

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  /** What a group may hold beside them; `false` in every group of the content. */
  readonly additionalProperties?: unknown;
  readonly items?: JsonSchema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** Every field of a group, with the limits that its comment must tell; entries of a list share their fields' comments. */
function fieldsOf(schema: JsonSchema, path: readonly string[]): Field[] {
  const { properties = {}, additionalProperties, items } = schema;
  if (items) return fieldsOf(items, path);
  if (additionalProperties !== false) return [];
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = [...path, name];
    const inner = fieldsOf(schema, field);
    const limit = limitOf(schema);
    return inner.length === 0 || schema.items ? [{ path: field, limit }, ...inner] : inner;
  });
}

interface Field {
  readonly path: readonly string[];
  readonly limit: string;
}

function limitOf({ minLength = 1, maxLength, maxItems }: JsonSchema): string {
  if (maxItems !== undefined) return `exactly ${maxItems}`;
  if (maxLength === undefined) return '';
  return minLength > 1 ? `${minLength} to ${maxLength} characters` : `at most ${maxLength} characters`;
}

/** What a file tells of a field: the comment above it, or its line in the comment above a group that it stands in. */
function toldOf(path: readonly string[], content: ParsedContent, source: string): string[] {
  const told: string[] = [];
  let [start, value] = [content.start, content.value];
  for (const name of path) {
    told.push(lineOf(path.at(-1) ?? '', commentAbove(start, content, source)));
    const [first] = value ? entriesOf(value) : [];
    const group = first?.key === 0 ? first.value : value;
    const entry = group && entriesOf(group).find(({ key }) => key === name);
    if (!entry) throw new Error(`there is no ${path.join(' › ')}`);
    [start, value] = [entry.start, entry.value];
  }
  return [...told, commentAbove(start, content, source)];
}

function commentAbove(start: number, { comments }: ParsedContent, source: string): string {
  const end = source.slice(0, start).trimEnd().length;
  return comments.find((comment) => comment.end === end)?.value ?? '';
}

/** The line that begins with a field's name, and those that go on from it. */
function lineOf(name: string, comment: string): string {
  return new RegExp(`\\* ${name}: [^]*?(?=\\n *\\* \\w+: |$)`).exec(comment)?.[0] ?? '';
}

const fields = Object.entries(contentSchema).flatMap(([file, schema]) =>
  fieldsOf(JSON.parse(JSON.stringify(z.toJSONSchema(schema))), []).map(({ path, limit }) => ({
    field: `${file}: ${path.join(' › ')}`,
    file,
    path,
    limit,
  })),
);

/** What the file of a field tells of it. */
function explanationsOf(file: string, path: readonly string[]): string[] {
  const source = readFileSync(`src/content/${file}.ts`, 'utf8');
  return toldOf(path, parseContent(source), source);
}

it.each(fields)('the comments explain $field, $limit', ({ file, path, limit }) => {
  const explanations = explanationsOf(file, path).filter((text) => text.includes(limit));

  expect(explanations.join('').trim()).not.toBe('');
});

it.each(Object.keys(iconPaths))('the comments name the icon %s', (icon) => {
  expect(explanationsOf('impactAreas', ['areas', 'icon']).join('')).toContain(icon);
});
