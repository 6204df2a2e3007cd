import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { forms, formsFile } from '../../../../scripts/forms/forms';
import { collectionSchemas, pageSchemas } from '../../../../src/content/schema';

it('the forms are what `npm run content:forms` writes', () => {
  expect(readFileSync(formsFile, 'utf8')).toBe(forms());
});

it('gives Pages CMS a form for each file and folder, with fields of the types it supports', () => {
  const { content } = parse(forms());
  const types: Set<string> = new Set(
    content.flatMap(({ fields }: { fields: { type: string }[] }) => fields.map(({ type }) => type)),
  );

  expect(content.map(({ path }: { path: string }) => path)).toEqual([
    ...Object.keys(pageSchemas).map((name) => `src/content/${name}.yaml`),
    ...[...Object.keys(collectionSchemas), 'pictures'].map((name) => `src/content/${name}`),
  ]);
  expect([...types].sort()).toEqual(['image', 'select', 'string', 'text']);
});
