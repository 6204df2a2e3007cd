import type { ESTree } from 'vite';
import { explainSyntaxError, type SyntaxFault } from './explainSyntaxError.ts';
import { entriesOf, parseContent } from './parseContent.ts';

/** What keeps a file of the content from being read, or from saying what it seems to say. */
export function checkSyntax(source: string): SyntaxFault[] {
  const content = parseContent(source);
  if (content.errors.length > 0) {
    return content.errors.map((error) => explainSyntaxError(error, content.comments, source));
  }
  return content.value ? checkValue(content.value, content.names, source) : [];
}

function checkValue(value: ESTree.Expression, names: ReadonlySet<string>, source: string): SyntaxFault[] {
  const first = firstWord(value);
  if (first !== undefined && !names.has(first)) {
    const words = source.slice(value.start, value.end);
    return [{ offset: value.start, message: `${words} stands without quotes: write '${words}'` }];
  }
  const entries = entriesOf(value);
  const keys = entries.map(({ key }) => key);
  return entries.flatMap((entry, index) => [
    ...(keys.indexOf(entry.key) < index
      ? [{ offset: entry.start, message: `${entry.key} stands here a second time: remove one of the two` }]
      : []),
    ...checkValue(entry.value, names, source),
  ]);
}

/** The word that words without quotes begin with, as `Growth` of `Growth` and of `Growth-minded`. */
function firstWord(value: ESTree.Expression): string | undefined {
  switch (value.type) {
    case 'Identifier':
      return value.name;
    case 'MemberExpression':
      return firstWord(value.object);
    case 'BinaryExpression':
      return value.left.type === 'PrivateIdentifier' ? undefined : firstWord(value.left);
    default:
      return undefined;
  }
}
