/**
 * A comment, or a start tag without its `>`. After the first characters it matches whatever follows, so that no text is
 * read twice.
 */
const tokenStart = /<(?:!--(?:-?>|.*?(?:--!?>|$))|([a-z][^\s/>]*)(?:[^\s>=]+|\s+|=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))*)/gis;

/** Elements whose content is text, with the ends of their text. */
const textEnds = new Map(
  ['iframe', 'script', 'style', 'textarea', 'title'].map((name) => [
    name,
    new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'gi'),
  ]),
);

const scriptEnd = textEnds.get('script');

/**
 * What a document consists of besides its text, each once: comments, elements that contain text, and tags without their
 * `>`. Browsers read the same tags; a parser that builds a tree would take twenty times as long.
 */
export function readTokens(html: string): ReadonlySet<string> {
  const tokens = new Set<string>();
  tokenStart.lastIndex = 0;
  for (let found = tokenStart.exec(html); found; found = tokenStart.exec(html)) {
    const textEnd = textEnds.get(found[1]?.toLowerCase() ?? '');
    if (textEnd) tokenStart.lastIndex = endOfText(html, tokenStart.lastIndex, textEnd);
    tokens.add(html.slice(found.index, tokenStart.lastIndex));
  }
  return tokens;
}

/** Where the text of an element ends, with its end tag. */
function endOfText(html: string, from: number, textEnd: RegExp): number {
  textEnd.lastIndex = from;
  const end = textEnd.test(html) ? textEnd.lastIndex : html.length;
  return textEnd === scriptEnd && html.slice(from, end).includes('<!--') ? endOfEscapedScript(html, from) : end;
}

/**
 * Where a script ends that contains the start of a comment: after it, `<script` hides the next `</script`.
 * @see https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
function endOfEscapedScript(html: string, from: number): number {
  let state: 'data' | 'escaped' | 'double escaped' = 'data';
  scriptParts.lastIndex = from;
  for (let part = scriptParts.exec(html); part; part = scriptParts.exec(html)) {
    const [text] = part;
    if (text.endsWith('-->') || text === '<!-->') state = 'data';
    else if (text === '<!--') state = state === 'data' ? 'escaped' : state;
    else if (!text.startsWith('</')) state = state === 'data' ? 'data' : 'double escaped';
    else if (state === 'double escaped') state = 'escaped';
    else return html.indexOf('>', scriptParts.lastIndex) + 1 || html.length;
  }
  return html.length;
}

const scriptParts = /<!--(?:-?>)?|-->|<\/?script(?=[\s/>])/gi;

/** A tag, whose names are in lower case. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** A tag, without a name if it is a comment, and the text of an element that contains text, as browsers hash it. */
export interface Token extends Tag {
  readonly text: string;
  readonly hasText: boolean;
}

/** Reads a token of `readTokens`. */
export function readToken(token: string): Token {
  tokenStart.lastIndex = 0;
  const [tag = '', name = ''] = tokenStart.exec(token) ?? [];
  return {
    name: name.toLowerCase(),
    attributes: readAttributes(name && tag.slice(1 + name.length)),
    text: token
      .slice(tag.length + 1)
      .replace(/<\/[^<]*$/, '')
      .replace(/\r\n?/g, '\n'),
    hasText: tag.length < token.length,
  };
}

/** An attribute in a tag. */
export const attribute = /\s*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/g;

/** The attributes in a tag, by their names in lower case. If one is there twice, browsers read the first. */
export function readAttributes(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [, name = '', ...texts] of text.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!values.has(key)) values.set(key, texts.find((value) => value !== undefined) ?? '');
  }
  return values;
}
