/** An attribute in a tag. */
export const attribute = /\s*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** The attributes in a tag, by their names in lower case. If one is there twice, browsers read the first. */
export function readAttributes(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [, name = '', ...texts] of text.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!values.has(key)) values.set(key, texts.find((value) => value !== undefined) ?? '');
  }
  return values;
}
