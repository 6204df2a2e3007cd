// Reads the text of style sheets token by token, where what a parser makes of it is not wanted: rules stay as written.

/** A comment; a string; a URL without quotes; an escape; a word, at-keyword or start of a function; or a sign. */
export const cssToken =
  /\/\*.*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|url\(\s*(?!["'\s])(?:\\.|[^)\\])*\)?|\\.|@?[-\w\u0080-\uffff]+\(?|[{}()[\];&]/gis;

const closingBrackets: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** The brackets and functions that are open, as tokens are read. Only the fitting bracket closes one, as in browsers. */
export class OpenBrackets {
  readonly #open: string[] = [];

  /** The innermost, such as `{` or `url(`, in lower case. */
  get innermost(): string | undefined {
    return this.#open.at(-1);
  }

  read(token: string): void {
    if (token === closingBrackets[this.innermost?.slice(-1) ?? '']) this.#open.pop();
    else if (/^(?:[-\w\u0080-\uffff]*\(|[{[])$/.test(token)) this.#open.push(token.toLowerCase());
  }
}

export interface RuleBounds {
  /** Where its block begins, after the `{`; where the rule begins, if it has no block. */
  readonly open: number;
  readonly end: number;
  /** Whether a nested rule may match without it: `&` in parentheses, as in `:is(&, b)`, and `@scope` let it. */
  readonly isEscaped: boolean;
}

/** The bounds of the rule that begins at an index of a style sheet. */
export function ruleBounds(text: string, start: number): RuleBounds {
  const brackets = new OpenBrackets();
  let open = start;
  let isEscaped = false;
  const tokens = new RegExp(cssToken);
  tokens.lastIndex = start; // where `matchAll` begins
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const end = index + token.length;
    const around = brackets.innermost;
    if (token === '{' && open === start) open = end;
    if ((token === '&' && around?.endsWith('(')) || (open > start && /^@scope$/i.test(token))) isEscaped = true;
    brackets.read(token);
    const endsBlock = token === '}' && around === '{';
    const endsStatement = token === ';' && text[start] === '@';
    if (brackets.innermost === undefined && (endsBlock || endsStatement)) return { open, end, isEscaped };
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
