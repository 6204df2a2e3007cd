import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { formsAndTypes } from '../../../../scripts/content/formsAndTypes';
import { content, readWith, textOf } from '../../../support/content';

/** A form, as `.pages.yml` describes it. */
type Form = Readonly<{ name: string; path: string; fields: readonly FormField[] }>;
type FormField = Readonly<{ name: string; type: string; required?: boolean; options?: FormOptions }>;
type FormOptions = Readonly<{ maxlength?: number; values?: readonly string[] }>;

const forms: readonly Form[] = parse(formsAndTypes()['.pages.yml'] ?? '').content;
const examples = [
  ...['areas/1-strategic-roadmapping.yaml', 'cases/2-luxury-villas.yaml', 'steps/1-defining-the-brand.yaml'],
  ...['highlights/1-strategy.yaml', 'pictures/portrait.yaml'],
];
/** The file of a form, below the content folder: of a folder, one of its files. */
function fileOf({ path }: Form): string {
  const name = path.replace('src/content/', '');
  return examples.find((file) => file.startsWith(`${name}/`)) ?? name;
}

/**
 * Saves the file of a form as Pages CMS does, with other values, and reads the content with it. Pages CMS reads and
 * writes by `yaml` with these options, and drops what is empty and all comments.
 * @see https://github.com/pages-cms/pages-cms/blob/main/lib/serialization.ts
 * @see https://github.com/pages-cms/pages-cms/blob/main/lib/schema.ts
 */
function save(form: Form, changed: Readonly<Record<string, string>>) {
  const before = parse(textOf(fileOf(form)), { strict: false, uniqueKeys: false });
  const shown = { ...before, ...changed };
  const values = form.fields.map((field) => ({ ...field, value: String(shown[field.name] ?? '') }));
  const objections = values.flatMap(({ name, value, required, options = {} }) => {
    if (value === '') return required ? [`${name} is required`] : [];
    if (value.length > (options.maxlength ?? 1000)) return [`${name} is too long`];
    return options.values?.includes(value) === false ? [`${name} is no choice`] : [];
  });
  // A picture is chosen by its path, and written from the folder of all.
  const rooted = ({ type, value }: (typeof values)[number]) => (type === 'image' ? `/${value}` : value);
  const written = values.filter(({ value }) => value !== '').map((field) => [field.name, rooted(field)]);
  const file = stringify(Object.fromEntries(written));
  const read = readWith({ [fileOf(form)]: file });
  return { ...read, errors: [...read.diagnostics, ...objections] };
}

it.each(Object.entries(formsAndTypes()))('%s is up to date', (file, text) => {
  expect(readFileSync(file, 'utf8'), 'run `npm run generate`').toBe(text);
});

it.each(forms)('the form of $name accepts its file, and saves what it read', (form) => {
  const read = save(form, {});

  expect(read.errors).toEqual([]);
  expect(read.content).toEqual(content);
});

it.each(forms)('the form of $name saves without the optional fields', (form) => {
  const optional = form.fields.filter(({ required }) => !required);

  expect(save(form, Object.fromEntries(optional.map(({ name }) => [name, '']))).errors).toEqual([]);
});
