import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editorFiles } from '../../../../scripts/content/editorFiles';
import { readContent } from '../../../../scripts/content/readContent';
import { contentFolder } from '../../../support/copyProject';
import { type FormField, type FormValue, pagesCms } from './pagesCms';

interface Form {
  readonly name: string;
  readonly type: 'file' | 'collection';
  readonly path: string;
  readonly fields: readonly FormField[];
}

const forms: readonly Form[] = parse(editorFiles()['.pages.yml'] ?? '').content;
/** The file of a form, below the content folder: of a folder, one of its files. */
const fileOf = ({ type, path }: Pick<Form, 'type' | 'path'>) => {
  const file = path.replace('src/content/', '');
  return type === 'file'
    ? file
    : `${file}/${{ areas: '1-strategic-roadmapping', cases: '2-luxury-villas' }[file] ?? 'portrait'}.yaml`;
};
const sourceOf = (form: Form) => readFileSync(join(contentFolder, fileOf(form)), 'utf8');
const { content } = readContent(contentFolder);

/** The fields with words in a form, each with its way to it. */
function wordsIn(value: FormValue, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value === 'number') return [];
  return Object.keys(value).flatMap((key) => wordsIn(Object(value)[key], [...path, key]));
}

function fieldAt(fields: readonly FormField[], path: readonly PropertyKey[]): FormField | undefined {
  const [name, ...rest] = path.filter((key) => !/^\d+$/.test(String(key)));
  const field = fields.find((one) => one.name === name);
  return rest.length === 0 ? field : fieldAt(field?.fields ?? [], rest);
}

function setAt(value: FormValue, path: readonly PropertyKey[], text: string): void {
  const group = path.slice(0, -1).reduce((inner, key) => Object(inner)[key], value);
  Object(group)[path.at(-1) ?? ''] = text;
}

/** What is read of the content once a form was saved. */
function save(form: Form, edit: (values: Record<string, FormValue>) => void) {
  const { fields } = form;
  const values = pagesCms.open(sourceOf(form), fields);
  edit(values);
  const read = readContent(contentFolder, { [fileOf(form)]: pagesCms.save(values, fields) });
  return { ...read, objections: pagesCms.objections(values, fields) };
}

function formOf(name: string): Form {
  const form = forms.find((one) => one.name === name);
  if (!form) throw new Error(`no form ${name}`);
  return form;
}

describe.each(forms)('the form of $name', (form) => {
  const shown = pagesCms.open(sourceOf(form), form.fields);

  it('accepts the file', () => {
    expect(pagesCms.objections(shown, form.fields)).toEqual([]);
  });

  it('saves what it read', () => {
    const read = save(form, () => {});

    expect([...read.diagnostics, ...read.objections]).toEqual([]);
    expect(read.content).toEqual(content);
  });

  it('saves changed words in every field', () => {
    const words = wordsIn(shown).filter((path) => fieldAt(form.fields, path)?.options?.maxlength);
    const { diagnostics, files } = save(form, (values) => {
      for (const path of words) setAt(values, path, 'Ours: “new” # 1');
    });

    expect(words.length).toBeGreaterThan(0);
    expect(diagnostics).toEqual([]);
    for (const path of words) {
      const { value } = files.get(fileOf(form)) ?? {};
      const taken = path.reduce<unknown>((group, key) => Object(group)[key], value);
      // A group without an address is none: its words are kept in the file alone.
      if (taken !== undefined) expect(taken, path.join('.')).toBe('Ours: “new” # 1');
    }
  });

  it('saves without the optional fields', () => {
    const optional = wordsIn(shown).filter((path) => !fieldAt(form.fields, path)?.required);
    const { diagnostics, objections } = save(form, (values) => {
      for (const path of optional) setAt(values, path, '');
    });

    expect([...diagnostics, ...objections]).toEqual([]);
  });
});

it('removes a group whose fields are all empty', () => {
  const { content: read, diagnostics } = save(formOf('practice'), (values) => {
    values.profile = { network: '', address: '' };
    values.footer = { note: '', legal: { label: '', address: '' } };
  });

  expect(diagnostics).toEqual([]);
  expect(read?.practice.profile).toBeUndefined();
  expect(read?.practice.footer).toBeUndefined();
});

it('shows a saved picture, and saves a chosen one', () => {
  const form = formOf('contact');
  const once = pagesCms.save(pagesCms.open(sourceOf(form), form.fields), form.fields);

  expect(pagesCms.open(once, form.fields).portrait).toBe(
    `src/content/pictures/${content?.contact.portrait.file}`,
  );
});

it('loses no word of any text', () => {
  const sign = fc.constantFrom(...' \n:#-"\'@&*!%`[]{}|>,?.~=abcé½東“”');
  const piece = fc.oneof(
    fc.constantFrom(
      '- ',
      ': ',
      ' #',
      '\n\n',
      '\n  ',
      '  ',
      'label:',
      '- label: ',
      'null',
      '007',
      'yes',
      '~',
      '---',
    ),
    fc.string({ unit: sign, maxLength: 12 }),
    fc.constant('consultants of long standing '),
  );

  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 14 }), (pieces) => {
      const words = pieces.join('').slice(0, 300);
      const expected = words.replace(/\s+/g, ' ').trim();
      fc.pre(expected !== '');
      const { content: read, diagnostics } = save(formOf('home'), ({ hero }) =>
        setAt(hero ?? '', ['lead'], words),
      );

      expect(diagnostics).toEqual([]);
      expect(read?.home.hero.lead).toBe(expected);
    }),
    {
      numRuns: 25,
      examples: [
        [
          [
            'consultants of long standing ',
            '    ',
            '- ',
            '    ',
            'consultants of long standing ',
            'label:',
            '{  ',
            '&',
          ],
        ],
      ],
    },
  );
});
