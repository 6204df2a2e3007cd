import { parse, stringify } from 'yaml';

/** A field of a form, as `.pages.yml` describes it. */
export interface FormField {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
  readonly options?: { readonly maxlength?: number; readonly values?: readonly string[] };
}

export type FormValues = Readonly<Record<string, string>>;

const pictures = 'src/content/pictures';

/**
 * Plays Pages CMS: what its form shows of a file, and the file that it writes when the form is saved. It reads and writes
 * by `yaml` with the options that stand here, drops what is empty, and leaves no remark.
 * @see https://github.com/pages-cms/pages-cms/blob/main/lib/serialization.ts
 * @see https://github.com/pages-cms/pages-cms/blob/main/lib/schema.ts
 */
export const pagesCms = {
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
