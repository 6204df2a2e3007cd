// The text of style sheets, as far as it needs no parser.

/** A comment; a string; a URL without quotes; an escape; a word, at-keyword or start of a function; or a sign. */
const token =
  /\/\*.*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|url\(\s*(?!["'\s])(?:\\.|[^)\\])*\)?|\\.|@?[-\w\u0080-\uffff]+\(?|[{}()[\];&]/gis;

const closing: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** Follows which brackets and functions are open. Only the fitting bracket closes one, as in browsers. */
function openBrackets() {
  const open: string[] = [];
  return {
    innermost: () => open.at(-1),
    read(text: string) {
      if (text === closing[open.at(-1)?.slice(-1) ?? '']) open.pop();
      else if (/^(?:[-\w\u0080-\uffff]*\(|[{[])$/.test(text)) open.push(text.toLowerCase());
    },
  };
}

/**
 * Makes a style sheet mean the same wherever it stands: relative URLs become paths from the host's root, and layers
 * without a name get one, since each of them would be another layer if it was there twice.
 * @param from the path that relative URLs start from.
 */
export function makeMovable(css: string, from: string): string {
  const brackets = openBrackets();
  let rule = '';
  let isNamed = false;
  let layers = 0;
  const nextLayer = () => {
    layers += 1;
    return `anonymous-${layers}`;
  };
  return css.replace(token, (text) => {
    const around = brackets.innermost();
    brackets.read(text);
    const isStatement = rule !== '' && (around === undefined || around === '{');
    if (text.startsWith('@')) {
      rule = text.toLowerCase();
      isNamed = false;
    } else if (text === ';' || text === '}') rule = '';
    else if (text === '{') {
      const isAnonymous = rule === '@layer' && !isNamed;
      rule = '';
      if (isAnonymous) return ` ${nextLayer()}{`;
    } else if (rule === '@import' && isStatement && text.toLowerCase() === 'layer') return `layer(${nextLayer()})`;
    else if (rule !== '@namespace' && /^url\(.|^["']/is.test(text)) {
      const isUrl =
        !/^["']/.test(text) ||
        (rule === '@import' && isStatement) ||
        /^(?:url|src|(?:-webkit-)?image-set)\($/.test(around ?? '');
      if (isUrl) return resolveUrl(text, from);
    } else if (!text.startsWith('/*')) isNamed = true;
    return text;
  });
}

/** A string or a URL without quotes, whose URL starts at the host's root if it is relative. */
function resolveUrl(text: string, from: string): string {
  const [, inUrl, inString = ''] = /^(?:url\(\s*(.*?)\s*\)?|["'](.*?)["']?)$/is.exec(text) ?? [];
  const url = unescapeCss(inUrl ?? inString);
  if (/^(?:[a-z][\w+.-]*:|\/|#|$)/i.test(url)) return text;
  const { pathname, search, hash } = new URL(url, `http://host${from}`);
  const quoted = `"${(pathname + search + hash).replace(/["\\]/g, '\\$&')}"`;
  return inUrl === undefined ? quoted : `url(${quoted})`;
}

/** A text without the escapes of CSS. */
function unescapeCss(text: string): string {
  return text.replace(/\\(?:([\da-f]{1,6})\s?|\n|(.))/gis, (_, code?: string, character = '') => {
    const point = Number.parseInt(code ?? '', 16);
    return code === undefined ? character : point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
  });
}

/** Where a rule begins its block, if it has one, where it ends, and whether a nested rule may match without it. */
interface RuleBounds {
  readonly open: number;
  readonly end: number;
  readonly isEscaped: boolean;
}

/** The bounds of the rule at an index. `&` in parentheses, as in `:is(&, b)`, and `@scope` let nested rules escape it. */
export function ruleBounds(text: string, start: number): RuleBounds {
  const brackets = openBrackets();
  const found = new RegExp(token);
  found.lastIndex = start;
  let open = start;
  let isEscaped = false;
  for (let next = found.exec(text); next; next = found.exec(text)) {
    const [sign] = next;
    const around = brackets.innermost();
    if (sign === '{' && open === start) open = found.lastIndex;
    if ((sign === '&' && around?.endsWith('(')) || (open > start && /^@scope$/i.test(sign))) isEscaped = true;
    brackets.read(sign);
    const isOutside = brackets.innermost() === undefined;
    if (isOutside && ((sign === '}' && around === '{') || (sign === ';' && text[start] === '@')))
      return { open, end: found.lastIndex, isEscaped };
  }
  return { open, end: text.length, isEscaped };
}

/** A text without its comments. */
export function withoutComments(text: string): string {
  return text.replace(token, (found) => (found.startsWith('/*') ? ' ' : found));
}

/** The words of a style sheet in lower case, among which are all names that it uses. */
export function cssWords(text: string): readonly string[] {
  return (
    unescapeCss(text)
      .toLowerCase()
      .match(/[-\w\u0080-\uffff]+/g) ?? []
  );
}
