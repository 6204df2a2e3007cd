import { parse, stringify } from 'yaml';

/** A field of a form, as `.pages.yml` describes it. */
export interface FormField {
  readonly name: string;
  readonly type: string;
  readonly list?: object;
  readonly required?: boolean;
  readonly options?: { readonly maxlength?: number; readonly values?: readonly string[] };
  readonly fields?: readonly FormField[];
}

export type FormValue = string | number | FormValue[] | { [name: string]: FormValue };

const pictures = 'src/content/pictures';

/**
 * Plays Pages CMS: what its form shows of a file, and the file that it writes when the form is saved. It reads and writes
 * by `yaml` with the options that stand here, drops what is empty, and leaves no remark.
 * @see https://github.com/pages-cms/pages-cms/blob/main/lib/serialization.ts
 * @see https://github.com/pages-cms/pages-cms/blob/main/lib/schema.ts
 */
export const pagesCms = {
  /** What the form shows: each field it has, an empty text for one that the file has not. */
  open(source: string, fields: readonly FormField[]): Record<string, FormValue> {
    return readGroup(parse(source, { strict: false, uniqueKeys: false }), fields);
  },
  /** What the form objects to, by field. */
  objections(form: Readonly<Record<string, FormValue>>, fields: readonly FormField[]): string[] {
    return fields.flatMap((field) => objectionsTo(form[field.name] ?? '', field));
  },
  /** The file that is saved. */
  save(form: Readonly<Record<string, FormValue>>, fields: readonly FormField[]): string {
    return stringify(withoutEmpty(writeGroup(form, fields)));
  },
};

function readGroup(value: unknown, fields: readonly FormField[]): Record<string, FormValue> {
  return Object.fromEntries(fields.map((field) => [field.name, readField(Object(value)[field.name], field)]));
}

function readField(value: unknown, field: FormField): FormValue {
  if (field.list) return Array.isArray(value) ? value.map((entry) => readOne(entry, field)) : [];
  return readOne(value, field);
}

function readOne(value: unknown, { type, fields = [] }: FormField): FormValue {
  if (type === 'object') return readGroup(value, fields);
  if (value === undefined || value === null || value === '') return '';
  if (type === 'image') return `${pictures}/${String(value).replace(/^\//, '')}`;
  return value as FormValue;
}

function writeGroup(form: Readonly<Record<string, FormValue>>, fields: readonly FormField[]) {
  return Object.fromEntries(fields.map((field) => [field.name, writeField(form[field.name] ?? '', field)]));
}

function writeField(value: FormValue, field: FormField): FormValue {
  if (field.list) return Array.isArray(value) ? value.map((entry) => writeOne(entry, field)) : [];
  return writeOne(value, field);
}

function writeOne(value: FormValue, { type, fields = [], required }: FormField): FormValue {
  if (type === 'object' && isGroup(value))
    return isEmpty(value) && !required ? {} : writeGroup(value, fields);
  if (type === 'image') return String(value).replace(pictures, '');
  if (type === 'number' && value !== '') return Number(value);
  return value;
}

function objectionsTo(value: FormValue, { list, ...field }: FormField): string[] {
  if (list && Array.isArray(value)) return value.flatMap((entry) => objectionsTo(entry, field));
  const { name, type, required = false, fields = [], options: { maxlength, values } = {} } = field;
  if (type === 'object' && isGroup(value)) {
    return isEmpty(value) && !required ? [] : pagesCms.objections(value, fields);
  }
  if (required && value === '') return [`${name} is required`];
  if (type === 'number')
    return value === '' || Number.isFinite(Number(value)) ? [] : [`${name} is no number`];
  if (typeof value !== 'string') return [`${name} is no text`];
  if (maxlength !== undefined && value.length > maxlength) return [`${name} is too long`];
  return values && value !== '' && !values.includes(value) ? [`${name} is no choice`] : [];
}

function withoutEmpty(value: FormValue): FormValue {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((entry) => entry !== '');
  if (!isGroup(value)) return value;
  const kept = Object.entries(value).map(([name, field]) => [name, withoutEmpty(field)] as const);
  return Object.fromEntries(
    kept.filter(([, field]) => field !== '' && (typeof field !== 'object' || Object.keys(field).length > 0)),
  );
}

function isGroup(value: FormValue): value is { [name: string]: FormValue } {
  return typeof value === 'object' && !Array.isArray(value);
}

function isEmpty(value: FormValue): boolean {
  return typeof value === 'object' ? Object.values(value).every(isEmpty) : value === '';
}
