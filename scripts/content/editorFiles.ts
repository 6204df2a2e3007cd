import { stringify } from 'yaml';
import { collectionSchemas, pageSchemas, pictureSchema } from '../../src/content/schema.ts';
import { type Field, jsonSchema } from './readFile.ts';

/** A kind of content file, as editors describe it. */
interface Form {
  readonly name: string;
  readonly label: string;
  readonly json: ReturnType<typeof jsonSchema>;
  /** The files that have it. */
  readonly files: string;
  /** In a folder, the field that the form shows of each file. */
  readonly primary?: string;
}

const forms: readonly Form[] = [
  ...Object.entries(pageSchemas).map(([name, schema]) => ({
    name,
    label: labelOf(name),
    json: jsonSchema(schema),
    files: `${name}.yaml`,
  })),
  ...Object.entries(collectionSchemas).map(([name, { schema }]) => ({
    name: `${name}-file`,
    label: `All ${name}`,
    json: jsonSchema(schema),
    files: `${name}/*.yaml`,
    primary: 'title',
  })),
  {
    name: 'pictures-file',
    label: 'Texts of pictures',
    json: jsonSchema(pictureSchema),
    files: 'pictures/*.yaml',
    primary: 'alt',
  },
];

/**
 * The files that describe the content to editors, by path from the project's root: a JSON Schema for each kind of
 * content file, and the Pages CMS forms.
 */
export function editorFiles(): Readonly<Record<string, string>> {
  const schemas = forms.map(({ name, json }) => [schemaFile(name), `${JSON.stringify(json, null, 2)}\n`]);
  return { ...Object.fromEntries(schemas), '.pages.yml': pagesCms() };
}

/**
 * The settings of VS Code, by which it checks each content file by its schema.
 * @param settings `.vscode/settings.json`, whose other settings are kept.
 */
export function editorSettings(settings: string): string {
  const schemas = forms.map(({ name, files }) => [schemaFile(name), `src/content/${files}`]);
  return `${JSON.stringify({ ...JSON.parse(settings), 'yaml.schemas': Object.fromEntries(schemas) }, null, 2)}\n`;
}

function schemaFile(name: string): string {
  return `src/content/schema/${name}.json`;
}

/**
 * The Pages CMS forms. `settings.content.merge` is left off, because it would restore a field that the owner emptied.
 * `output` is empty, so that pictures are saved as `/portrait.jpg`, a path that Pages CMS can resolve.
 * @see https://pagescms.org/docs/configuration
 */
function pagesCms(): string {
  const configuration = {
    media: {
      input: 'src/content/pictures',
      output: '',
      extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
    },
    content: forms.map(({ name, label, json, files, primary }) => ({
      name: primary ? `${name}s` : name,
      label,
      path: `src/content/${files.replace('/*.yaml', '')}`,
      format: 'yaml',
      ...(primary
        ? {
            type: 'collection',
            filename: { template: '{primary}.yaml', field: true },
            view: { fields: ['name', primary], primary },
          }
        : // The set of pages is fixed.
          { type: 'file', operations: { create: false, delete: false } }),
      fields: Object.entries(json.properties).map(([field, schema]) => ({
        name: field,
        label: labelOf(field),
        description: schema.description,
        ...(json.required.includes(field) && { required: true }),
        ...control(schema),
      })),
    })),
  };
  return `# Written by npm run content:schema, for https://pagescms.org.\n${stringify(configuration, { aliasDuplicateObjects: false })}`;
}

/** The most characters that the editor asks for in a single line; longer texts get several. */
const longestSingleLine = 120;

/** The Pages CMS control for a field. */
function control(field: Field): object {
  if (field.enum) return { type: 'select', options: { values: field.enum } };
  if (field.picture) return { type: 'image' };
  const { maxLength: maxlength } = field;
  if (maxlength === undefined) return { type: 'string' };
  return { type: maxlength > longestSingleLine ? 'text' : 'string', options: { maxlength } };
}

/** `whatsAppNumber` as `WhatsApp number`. */
function labelOf(name: string): string {
  const words = name
    .replace(/-/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace('whats app', 'WhatsApp');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
