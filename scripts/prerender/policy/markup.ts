/** Comments, elements that contain text, and tags without their `>`. */
const tokens =
  /<(?:!--.*?-->|(script|style|title|textarea)\b(?:[^"'>]|"[^"]*"|'[^']*')*>.*?<\/\1\s*>|[a-z](?:[^"'>]+|"[^"]*"|'[^']*')*)/gis;

/** What a document consists of besides its text, each once: comments, elements that contain text, and tags. */
export function readTokens(html: string): ReadonlySet<string> {
  return new Set(html.match(tokens));
}

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
