import { stringify } from 'yaml';
import { collectionSchemas, pageSchemas, pictureSchema } from '../../src/content/schema.ts';
import { type FieldTree, fieldTree } from './fieldTree.ts';

/** A kind of content file, as editors describe it. */
interface Form {
  readonly name: string;
  readonly tree: FieldTree;
}

const pages = Object.entries(pageSchemas).map(([name, schema]) => ({ name, tree: fieldTree(schema) }));
const collections = Object.entries(collectionSchemas).map(([name, { schema }]) => ({
  name,
  tree: fieldTree(schema),
}));
const pictures = { name: 'pictures', tree: fieldTree(pictureSchema) };

/**
 * The files that describe the content to editors, by path from the project's root: a JSON Schema for each kind of
 * content file, and the Pages CMS forms.
 */
export function editorFiles(): Readonly<Record<string, string>> {
  const json = [
    ...pages.map(({ name, tree }) => [name, tree] as const),
    ...[...collections, pictures].map(({ name, tree }) => [`${name}-file`, tree] as const),
  ].map(([name, tree]) => [`src/content/schema/${name}.json`, `${JSON.stringify(tree, null, 2)}\n`] as const);
  return { ...Object.fromEntries(json), '.pages.yml': pagesCms() };
}

/**
 * The settings of VS Code, by which it checks each content file by its schema.
 * @param settings `.vscode/settings.json`, whose other settings are kept.
 */
export function editorSettings(settings: string): string {
  const schemas = [
    ...pages.map(({ name }) => [name, `${name}.yaml`]),
    ...[...collections, pictures].map(({ name }) => [`${name}-file`, `${name}/*.yaml`]),
  ].map(([schema, files]) => [`src/content/schema/${schema}.json`, `src/content/${files}`]);
  return `${JSON.stringify({ ...JSON.parse(settings), 'yaml.schemas': Object.fromEntries(schemas) }, null, 2)}\n`;
}

/**
 * The Pages CMS forms. `settings.content.merge` is left off, because it would restore a group that the owner emptied.
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
    content: [
      ...pages.map(({ name, tree }) => ({
        name,
        label: labelOf(name),
        type: 'file',
        path: `src/content/${name}.yaml`,
        format: 'yaml',
        // the set of files is fixed
        operations: { create: false, delete: false },
        fields: fieldsOf(tree),
      })),
      ...collections.map((form) => ({ ...collection(form, 'title'), label: `All ${form.name}` })),
      { ...collection(pictures, 'alt'), label: 'Texts of pictures' },
    ],
  };
  return `# Written by npm run content:schema, for https://pagescms.org.\n${stringify(configuration, { aliasDuplicateObjects: false })}`;
}

/** A folder with a file for each entry, which the form names after its primary field unless somebody names it. */
function collection({ name, tree }: Form, primary: string) {
  return {
    name: `${name}-files`,
    type: 'collection',
    path: `src/content/${name}`,
    format: 'yaml',
    filename: { template: '{primary}.yaml', field: true },
    view: { fields: ['name', primary], primary },
    fields: fieldsOf(tree),
  };
}

function fieldsOf({ properties = {}, required = [] }: FieldTree): object[] {
  return Object.entries(properties).map(([name, field]) => {
    const { items, minItems: min, maxItems: max } = field;
    return {
      name,
      label: labelOf(name),
      ...(field.description && { description: field.description }),
      ...(required.includes(name) && { required: true }),
      ...(items && { list: { ...(min && { min }), ...(max && { max }), collapsible: true } }),
      ...control(items ?? field),
    };
  });
}

/** The most characters that the editor asks for in a single line; longer texts get several. */
const longestSingleLine = 120;

/** The Pages CMS control for a field. */
function control(field: FieldTree): object {
  if (field.properties) return { type: 'object', fields: fieldsOf(field) };
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
