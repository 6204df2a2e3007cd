import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { editorFiles } from '../../../../scripts/content/editorFiles';
import { contentSchema } from '../../../../src/content/schema';

const files = Object.entries(editorFiles());

it.each(files)('%s is what `npm run content:schema` writes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

interface Field {
  readonly name: string;
  readonly type: string;
  readonly fields?: readonly Field[];
}

it('gives Pages CMS a form for each file, with fields of the types it supports', () => {
  const { content } = parse(editorFiles()['.pages.yml'] ?? '');
  const kinds = (fields: readonly Field[]): string[] =>
    fields.flatMap(({ type, fields: inner = [] }) => [type, ...kinds(inner)]);
  const known = ['image', 'number', 'object', 'select', 'string', 'text'];

  expect(content.map(({ path }: { path: string }) => path)).toEqual(
    Object.keys(contentSchema.shape).map((name) => `src/content/${name}.yaml`),
  );
  expect([...new Set(content.flatMap(({ fields }: { fields: Field[] }) => kinds(fields)))].sort()).toEqual(
    known,
  );
});

it('describes a list with its limits, and a picture by its file', () => {
  const schema = JSON.parse(editorFiles()['src/content/schema/cases.json'] ?? '');

  expect(schema.properties.cases).toMatchObject({ type: 'array', minItems: 3, maxItems: 8 });
  expect(schema.properties.cases.items.properties.picture.required).toEqual(['file', 'alt']);
});
