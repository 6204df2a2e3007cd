// The text of style sheets, as far as it needs no parser.

/** A comment; a string; a URL without quotes; an escape; a word, at-keyword or start of a function; or a sign. */
export const cssToken =
  /\/\*.*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|url\(\s*(?!["'\s])(?:\\.|[^)\\])*\)?|\\.|@?[-\w\u0080-\uffff]+\(?|[{}()[\];&]/gis;

const closing: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** Follows which brackets and functions are open. Only the fitting bracket closes one, as in browsers. */
export function openBrackets() {
  const open: string[] = [];
  return {
    innermost: () => open.at(-1),
    read(token: string) {
      if (token === closing[open.at(-1)?.slice(-1) ?? '']) open.pop();
      else if (/^(?:[-\w\u0080-\uffff]*\(|[{[])$/.test(token)) open.push(token.toLowerCase());
    },
  };
}

/** Where a rule begins its block, if it has one, where it ends, and whether a nested rule may match without it. */
export interface RuleBounds {
  readonly open: number;
  readonly end: number;
  readonly isEscaped: boolean;
}

/** The bounds of the rule at an index. `&` in parentheses, as in `:is(&, b)`, and `@scope` let nested rules escape it. */
export function ruleBounds(text: string, start: number): RuleBounds {
  const brackets = openBrackets();
  let open = start;
  let isEscaped = false;
  const tokens = new RegExp(cssToken);
  tokens.lastIndex = start;
  for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
    const [token] = found;
    const around = brackets.innermost();
    if (token === '{' && open === start) open = tokens.lastIndex;
    if ((token === '&' && around?.endsWith('(')) || (open > start && /^@scope$/i.test(token))) isEscaped = true;
    brackets.read(token);
    const isOutside = brackets.innermost() === undefined;
    if (isOutside && ((token === '}' && around === '{') || (token === ';' && text[start] === '@')))
      return { open, end: tokens.lastIndex, isEscaped };
  }
  return { open, end: text.length, isEscaped };
}

/** A text without its comments. */
export function withoutComments(text: string): string {
  return text.replace(cssToken, (token) => (token.startsWith('/*') ? ' ' : token));
}

/** A text without the escapes of CSS. */
export function unescapeCss(text: string): string {
  return text.replace(/\\(?:([\da-f]{1,6})\s?|\n|(.))/gis, (_, code?: string, character = '') => {
    const point = Number.parseInt(code ?? '', 16);
    return code === undefined ? character : point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
  });
}

/** The words of a style sheet in lower case, among which are all names that it uses. */
export function cssWords(text: string): readonly string[] {
  return (
    unescapeCss(text)
      .toLowerCase()
      .match(/[-\w\u0080-\uffff]+/g) ?? []
  );
}
