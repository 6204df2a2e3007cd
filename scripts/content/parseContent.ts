import { type ESTree, type ParseResult, parseSync } from 'vite';

/** A file of the content, as far as it is understood. */
export interface ParsedContent extends Pick<ParseResult, 'errors' | 'comments'> {
  /** Where the export begins. */
  readonly start: number;
  /** What is exported. */
  readonly value: ESTree.Expression | undefined;
  /** The names that are imported, each with the offset of where it is imported from. */
  readonly imports: ReadonlyMap<string, number>;
  /** What may be named without quotes. */
  readonly names: ReadonlySet<string>;
}

/** A field of a group, or an entry of a list, as it is written. */
export interface ContentEntry {
  readonly key: string | number;
  readonly start: number;
  readonly value: ESTree.Expression;
}

/** Parses the text of a file of the content. All offsets are those of characters in the text. */
export function parseContent(source: string): ParsedContent {
  const { program, module, errors, comments } = parseSync('content.ts', source);
  const variables = program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    const exported = declaration !== statement;
    return declaration.declarations.map(({ id, init }) => ({ start: statement.start, exported, id, init }));
  });
  const content = variables.find(({ exported }) => exported);
  const imports = module.staticImports.flatMap(({ entries, moduleRequest }) =>
    entries.map(({ localName }) => [localName.value, moduleRequest.start] as const),
  );
  return {
    errors,
    comments,
    start: content?.start ?? 0,
    value: content?.init ?? undefined,
    imports: new Map(imports),
    names: new Set([
      'undefined',
      ...imports.map(([name]) => name),
      ...variables.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : [])),
    ]),
  };
}

/** The fields of a group or the entries of a list; none of anything else. */
export function entriesOf(value: ESTree.Expression): ContentEntry[] {
  switch (value.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return entriesOf(value.expression);
    case 'ObjectExpression':
      return value.properties.flatMap((field) =>
        field.type === 'Property' ? [{ key: nameOf(field), start: field.start, value: field.value }] : [],
      );
    case 'ArrayExpression':
      return value.elements.flatMap((entry, key) =>
        entry && entry.type !== 'SpreadElement' ? [{ key, start: entry.start, value: entry }] : [],
      );
    default:
      return [];
  }
}

function nameOf({ key }: ESTree.ObjectProperty): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}
