import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { editorFiles, editorSettings } from '../../../../scripts/content/editorFiles';
import { collectionSchemas, pageSchemas } from '../../../../src/content/schema';

const files = Object.entries(editorFiles());

it.each(files)('%s is what `npm run content:schema` writes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('gives Pages CMS a form for each file and folder, with fields of the types it supports', () => {
  const { content } = parse(editorFiles()['.pages.yml'] ?? '');
  const types: Set<string> = new Set(
    content.flatMap(({ fields }: { fields: { type: string }[] }) => fields.map(({ type }) => type)),
  );

  expect(content.map(({ path }: { path: string }) => path)).toEqual([
    ...Object.keys(pageSchemas).map((name) => `src/content/${name}.yaml`),
    ...[...Object.keys(collectionSchemas), 'pictures'].map((name) => `src/content/${name}`),
  ]);
  expect([...types].sort()).toEqual(['image', 'select', 'string', 'text']);
});

it('describes a text with its length, and a picture with its place', () => {
  const { properties } = JSON.parse(editorFiles()['src/content/schema/home.json'] ?? '');

  expect(properties.heroTagline).toMatchObject({ type: 'string', maxLength: 40 });
  expect(properties.heroPicture).toMatchObject({ picture: { shape: 0.75 } });
});

it('lets VS Code check each file by its schema', () => {
  const settings = readFileSync('.vscode/settings.json', 'utf8');
  const { 'yaml.schemas': schemas } = JSON.parse(settings);

  expect(settings).toBe(editorSettings(settings)); // which `npm run content:schema` writes
  expect(Object.keys(schemas).sort()).toEqual(
    Object.keys(editorFiles())
      .filter((file) => file.endsWith('.json'))
      .sort(),
  );
});

it('keeps the other settings of VS Code', () => {
  const settings = JSON.parse(
    editorSettings('{ "editor.tabSize": 2, "yaml.schemas": { "old.json": "old.yaml" } }'),
  );

  expect(settings).toMatchObject({ 'editor.tabSize': 2 });
  expect(settings['yaml.schemas']).not.toHaveProperty('old.json');
});
