import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readContent } from '../../../../scripts/content/readContent';
import { collectionSchemas, pageSchemas } from '../../../../scripts/content/schema';
import { formsFile, forms as formsOf } from '../../../../scripts/forms/forms';
import { content, textOf } from '../../../support/content';
import { contentFolder } from '../../../support/copyProject';

/** A field of a form, as `.pages.yml` describes it. */
interface FormField {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
  readonly options?: { readonly maxlength?: number; readonly values?: readonly string[] };
}

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
  open(source: string, fields: readonly FormField[]): FormValues {
    const values = parse(source, { strict: false, uniqueKeys: false });
    return Object.fromEntries(
      fields.map(({ name, type }) => {
        const value = String(values[name] ?? '');
        const path = `${pictures}/${value.replace(/^\//, '')}`;
        return [name, type === 'image' && value !== '' ? path : value];
      }),
    );
  },
  objections(values: FormValues, fields: readonly FormField[]): string[] {
    return fields.flatMap(({ name, required, options: { maxlength = 1000, values: choices } = {} }) => {
      const value = values[name] ?? '';
      if (value === '') return required ? [`${name} is required`] : [];
      if (value.length > maxlength) return [`${name} is too long`];
      return choices && !choices.includes(value) ? [`${name} is no choice`] : [];
    });
  },
  save(values: FormValues, fields: readonly FormField[]): string {
    const written = fields.map(({ name, type }) => {
      const value = values[name] ?? '';
      return [name, type === 'image' ? value.replace(pictures, '') : value] as const;
    });
    return stringify(Object.fromEntries(written.filter(([, value]) => value !== '')));
  },
};

interface Form {
  readonly name: string;
  readonly type: 'file' | 'collection';
  readonly path: string;
  readonly fields: readonly FormField[];
}

const forms: readonly Form[] = parse(formsOf()).content;
const examples: Readonly<Record<string, string>> = {
  areas: '1-strategic-roadmapping',
  cases: '2-luxury-villas',
  steps: '1-defining-the-brand',
  highlights: '1-strategy',
  pictures: 'portrait',
};
/** The file of a form, below the content folder: of a folder, one of its files. */
const fileOf = ({ type, path }: Pick<Form, 'type' | 'path'>) => {
  const file = path.replace('src/content/', '');
  return type === 'file' ? file : `${file}/${examples[file]}.yaml`;
};
const sourceOf = (form: Form) => textOf(fileOf(form));

/** What is read of the content once a form was saved with other values. */
function save(form: Form, changed: FormValues) {
  const { fields } = form;
  const values = { ...pagesCms.open(sourceOf(form), fields), ...changed };
  const read = readContent(contentFolder, { [fileOf(form)]: pagesCms.save(values, fields) });
  return { ...read, objections: pagesCms.objections(values, fields) };
}

function withAll(fields: readonly FormField[], value: string): FormValues {
  return Object.fromEntries(fields.map(({ name }) => [name, value]));
}

function formOf(name: string): Form {
  const form = forms.find((one) => one.name === name);
  if (!form) throw new Error(`no form ${name}`);
  return form;
}

it('the forms are what `npm run content:forms` writes', () => {
  expect(readFileSync(formsFile, 'utf8')).toBe(formsOf());
});

it('gives Pages CMS a form for each file and folder, with fields of the types it supports', () => {
  expect(forms.map(({ path }) => path)).toEqual([
    ...Object.keys(pageSchemas).map((name) => `src/content/${name}.yaml`),
    ...[...Object.keys(collectionSchemas), 'pictures'].map((name) => `src/content/${name}`),
  ]);
  expect(new Set(forms.flatMap(({ fields }) => fields.map(({ type }) => type)))).toEqual(
    new Set(['image', 'select', 'string', 'text']),
  );
});

describe.each(forms)('the form of $name', (form) => {
  const shown = pagesCms.open(sourceOf(form), form.fields);

  it('accepts the file', () => {
    expect(pagesCms.objections(shown, form.fields)).toEqual([]);
  });

  it('saves what it read', () => {
    const read = save(form, {});

    expect([...read.diagnostics, ...read.objections]).toEqual([]);
    expect(read.content).toEqual(content);
  });

  it('saves changed words in every field', () => {
    const words = withAll(
      form.fields.filter(({ options }) => options?.maxlength),
      'Ours: “new” # 1',
    );
    const { diagnostics, files } = save(form, words);

    expect(words).not.toEqual({});
    expect(diagnostics).toEqual([]);
    const saved = files.find(({ path }) => path === fileOf(form))?.fields.map(({ name, words }) => [name, words]);
    expect(Object.fromEntries(saved ?? [])).toMatchObject(words);
  });

  it('saves without the optional fields', () => {
    const optional = form.fields.filter(({ required }) => !required);
    const { diagnostics, objections } = save(form, withAll(optional, ''));

    expect([...diagnostics, ...objections]).toEqual([]);
  });
});

it('shows a saved picture, and saves a chosen one', () => {
  const form = formOf('contact');
  const once = pagesCms.save(pagesCms.open(sourceOf(form), form.fields), form.fields);

  expect(pagesCms.open(once, form.fields).portrait).toBe(`src/content/pictures/${content.contact.portrait.file}`);
});

const long = 'consultants of long standing ';
it.each([
  ...[
    '  -\n# words',
    `${long}${long}  ${long}é`,
    `${long}${long}? #${long}`,
    '- dash',
    'null: "007"',
    "yes: 'no' --- ~",
  ],
  ...[`${long}${long}    -     ${long}heroTagline:{  &`, 'heroTagline: words\n\n- label: words', '@%`[]{}|>,?.=½“”*!'],
])('loses no word of %j', (words) => {
  const { content: read, diagnostics } = save(formOf('home'), { heroLead: words });

  expect(diagnostics).toEqual([]);
  expect(read?.home.hero.lead).toBe(words.replace(/\s+/g, ' ').trim());
});
