import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import type { FieldTree } from './fieldTree.ts';
import { type LineProblem, repairLines } from './repairLines.ts';

/** A content file, as far as it can be read. */
export interface ParsedYaml {
  /** The data; every value is text, a list or a group. Undefined if the file cannot be read. */
  readonly value: unknown;
  /** The mistakes in how it is written. */
  readonly problems: readonly LineProblem[];
  /** The line and column of a field, counted from 0. For a missing field, the beginning of its group. */
  readonly locate: (path: readonly PropertyKey[]) => Position;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * Reads a content file. YAML errors are explained and, where the meaning is clear, repaired, so that everything wrong
 * with a file is reported at once.
 *
 * Every value is read as text, even `yes` and `5`. A field without one is null.
 * @param source its lines.
 */
export function parseYaml(source: readonly string[], tree: FieldTree): ParsedYaml {
  const { lines, problems } = repairLines(source, tree);
  const text = lines.join('\n');
  const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
  visit(document, {
    // how other programs write an empty value
    Scalar(_, node) {
      if (node.type === Scalar.PLAIN && /^(null|~|)$/.test(String(node.value))) node.value = null;
    },
  });
  const position = (offset: number): Position => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length - 1, column: (before.at(-1) ?? '').length };
  };
  const errors = document.errors.map((error) => ({ ...position(error.pos[0]), error }));
  const repeated = errors.filter(({ error }) => error.code === 'DUPLICATE_KEY');
  const [unread] = errors.filter(({ error }) => error.code !== 'DUPLICATE_KEY');
  const locate = (path: readonly PropertyKey[]) => position(offsetOf(document.contents, path));
  return {
    value: unread ? undefined : document.toJS(),
    problems: [
      ...problems,
      ...repeated.map(({ line, column }) => ({
        line,
        column,
        message: `${/^[\w-]+/.exec((text.split('\n')[line] ?? '').slice(column))?.[0]} appears here a second time. Remove one of the two lines`,
      })),
      // Others may follow from the first.
      ...(unread ? [{ line: unread.line, column: unread.column, message: explain(unread.error) }] : []),
    ],
    locate,
  };
}

/** The message for a YAML error that has no explanation of its own. */
function explain({ message }: YAMLError): string {
  return `This line cannot be read (${message}). Compare it with the lines around it: a field is a name, a colon, a space and words`;
}

/** The offset of a field, or of the innermost group on the way to it. */
function offsetOf(root: unknown, path: readonly PropertyKey[]): number {
  let offset = 0;
  let node = root;
  if (isCollection(root)) offset = startOf(root.items[0]);
  for (const key of path) {
    const next = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && pair.key.value === key)
      : isSeq(node) && typeof key === 'number'
        ? node.items[key]
        : undefined;
    if (next === undefined) return offset;
    offset = startOf(next);
    node = isPair(next) ? next.value : next;
  }
  return offset;
}

function startOf(item: unknown): number {
  const node = isPair(item) ? item.key : item;
  const start = isNode(node) ? node.range?.[0] : undefined;
  return start ?? 0;
}
