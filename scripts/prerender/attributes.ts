import { UserError } from './UserError.ts';

const attribute = /\s*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The attributes in a tag, by their names in lower case. If one is there twice, browsers read the first. */
export function readAttributes(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [, name = '', ...texts] of text.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!values.has(key)) values.set(key, texts.find((value) => value !== undefined) ?? '');
  }
  return values;
}

/**
 * A start tag with more attributes, in place of its own of the same names.
 * @param more as they are written in the tag.
 * @throws UserError if these would end the tag.
 */
export function withAttributes(tag: string, more: string): string {
  if (more.replace(attribute, '').trim() !== '')
    throw new UserError(
      `${JSON.stringify(more)} are no attributes of an element: write them as in its tag, such as lang="en"`,
    );
  const replaced = readAttributes(more);
  const [open = ''] = /^<[^\s>]+/.exec(tag) ?? [];
  const kept = tag.slice(open.length, -1).replace(attribute, (text, name) => {
    return replaced.has(name.toLowerCase()) ? '' : text;
  });
  return [open, kept.trimEnd(), ' ', more.trim(), '>'].join('');
}
