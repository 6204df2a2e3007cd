import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readContent } from '../../../../scripts/content/readContent';
import { kinds } from '../../../../scripts/content/schema';
import { formsConfiguration, formsFile } from '../../../../scripts/forms/forms';
import { content, textOf } from '../../../support/content';
import { contentFolder } from '../../../support/copyProject';

/** A form, as `.pages.yml` describes it. */
type Form = Readonly<{ name: string; path: string; fields: readonly FormField[] }>;
type FormField = Readonly<{ name: string; type: string; required?: boolean; options?: FieldOptions }>;
type FieldOptions = Readonly<{ maxlength?: number; values?: readonly string[] }>;
type FormValues = Readonly<Record<string, string>>;

const pictures = 'src/content/pictures';

/**
 * Plays Pages CMS: what its form shows of a file, and the file that it writes when the form is saved. It reads and writes
 * by `yaml` with the options that stand here, drops what is empty, and leaves no remark.
 * @see https://github.com/pages-cms/pages-cms/blob/main/lib/serialization.ts
 * @see https://github.com/pages-cms/pages-cms/blob/main/lib/schema.ts
 */
const pagesCms = {
  /** What the form shows: each field it has, an empty text for one that the file has not. */
  open(source: string, { fields }: Form): FormValues {
    const values = parse(source, { strict: false, uniqueKeys: false });
    return Object.fromEntries(
      fields.map(({ name, type }) => {
        const value = String(values[name] ?? '');
        return [name, type === 'image' && value !== '' ? `${pictures}/${value.replace(/^\//, '')}` : value];
      }),
    );
  },
  objections(values: FormValues, { fields }: Form): string[] {
    return fields.flatMap(({ name, required, options: { maxlength = 1000, values: choices } = {} }) => {
      const value = values[name] ?? '';
      if (value === '') return required ? [`${name} is required`] : [];
      if (value.length > maxlength) return [`${name} is too long`];
      return choices && !choices.includes(value) ? [`${name} is no choice`] : [];
    });
  },
  save(values: FormValues, { fields }: Form): string {
    const written = fields.map(({ name, type }) => {
      const value = values[name] ?? '';
      return [name, type === 'image' ? value.replace(pictures, '') : value] as const;
    });
    return stringify(Object.fromEntries(written.filter(([, value]) => value !== '')));
  },
};

const forms: readonly Form[] = parse(formsConfiguration()).content;
const examples = [
  ...['areas/1-strategic-roadmapping.yaml', 'cases/2-luxury-villas.yaml', 'steps/1-defining-the-brand.yaml'],
  ...['highlights/1-strategy.yaml', 'pictures/portrait.yaml'],
];
/** The file of a form, below the content folder: of a folder, one of its files. */
function fileOf({ path }: Form): string {
  const name = path.replace('src/content/', '');
  return examples.find((file) => file.startsWith(`${name}/`)) ?? name;
}

/** What is read of the content once a form was saved with other values, and what the form itself objects to. */
function save(form: Form, changed: FormValues) {
  const values = { ...pagesCms.open(textOf(fileOf(form)), form), ...changed };
  const read = readContent(contentFolder, { [fileOf(form)]: pagesCms.save(values, form) });
  return { ...read, errors: [...read.diagnostics, ...pagesCms.objections(values, form)] };
}

it('the forms are what `npm run content:forms` writes, one for each file and folder', () => {
  expect(readFileSync(formsFile, 'utf8')).toBe(formsConfiguration());
  expect(forms.map(({ path }) => path)).toEqual(
    [...kinds.keys()].map((place) => `src/content/${place.replace('/', '')}`),
  );
});

it.each(forms)('the form of $name accepts its file, and saves what it read', (form) => {
  const read = save(form, {});

  expect(read.errors).toEqual([]);
  expect(read.content).toEqual(content);
});

it.each(forms)('the form of $name saves changed words in every field', (form) => {
  const texts = form.fields.filter(({ options }) => options?.maxlength);
  const words = Object.fromEntries(texts.map(({ name }) => [name, 'Ours: “new” # 1']));
  const { errors, files } = save(form, words);
  const saved = files.find(({ path }) => path === fileOf(form))?.fields.map(({ name, words }) => [name, words]);

  expect(errors).toEqual([]);
  expect(Object.fromEntries(saved ?? [])).toMatchObject(words);
});

it.each(forms)('the form of $name saves without the optional fields', (form) => {
  const optional = form.fields.filter(({ required }) => !required);

  expect(save(form, Object.fromEntries(optional.map(({ name }) => [name, '']))).errors).toEqual([]);
});
