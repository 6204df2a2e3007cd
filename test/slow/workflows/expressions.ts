/** A value in a workflow's expression. */
export type Value = string | number | boolean | null | Context;
/** The contexts of an expression, such as `github` or `steps`. */
export interface Context {
  readonly [name: string]: Value | undefined;
}
export type Functions = Readonly<Record<string, (...values: Value[]) => Value>>;

/**
 * Replaces the `${{ … }}` of a text, as GitHub does before a step runs.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/expressions
 */
export function interpolate(text: string, context: Context, functions: Functions): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    toText(evaluate(expression, context, functions)),
  );
}

/**
 * Evaluates the syntax that workflows here use: names, literals, calls, `!`, `==`, `!=`, `&&`, `||` and parentheses.
 */
export function evaluate(expression: string, context: Context, functions: Functions): Value {
  const tokens = expression.match(/'(?:[^']|'')*'|&&|\|\||[!=]=|[!(),]|[\w.-]+|\S/g) ?? [];
  let position = 0;
  const next = () => tokens[position++] ?? '';
  const take = (token: string) => tokens[position] === token && ++position > 0;

  const either = (): Value => {
    let value = both();
    while (take('||')) {
      const other = both();
      value = isTrue(value) ? value : other;
    }
    return value;
  };
  const both = (): Value => {
    let value = equality();
    while (take('&&')) {
      const other = equality();
      value = isTrue(value) ? other : value;
    }
    return value;
  };
  const equality = (): Value => {
    let value = operand();
    for (;;) {
      if (take('==')) value = isEqual(value, operand());
      else if (take('!=')) value = !isEqual(value, operand());
      else return value;
    }
  };
  const operand = (): Value => {
    if (take('!')) return !isTrue(operand());
    if (take('(')) {
      const value = either();
      if (!take(')')) throw new SyntaxError(`a parenthesis stays open in ${expression}`);
      return value;
    }
    const token = next();
    if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
    if (/^-?\d+$/.test(token)) return Number(token);
    if (token === 'true' || token === 'false') return token === 'true';
    if (!/^[a-z_][\w.-]*$/i.test(token)) throw new SyntaxError(`${token} is not understood in ${expression}`);
    return take('(') ? call(token) : lookUp(token, context);
  };
  const call = (name: string): Value => {
    const values: Value[] = [];
    while (!take(')')) {
      values.push(either());
      take(',');
    }
    const run = functions[name];
    if (!run) throw new SyntaxError(`${name}() is not known`);
    return run(...values);
  };

  const value = either();
  if (position < tokens.length) throw new SyntaxError(`${tokens[position]} is not expected in ${expression}`);
  return value;
}

function lookUp(name: string, context: Context): Value {
  return name
    .split('.')
    .reduce<Value>((value, part) => (typeof value === 'object' && value?.[part]) || null, context);
}

export function isTrue(value: Value): boolean {
  return value !== null && value !== false && value !== 0 && value !== '';
}

/** GitHub compares texts case-insensitively, and values of different types as numbers. */
function isEqual(one: Value, other: Value): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.toLowerCase() === other.toLowerCase();
  return typeof one === typeof other ? one === other : Number(one ?? 0) === Number(other ?? 0);
}

function toText(value: Value): string {
  return value === null ? '' : String(value);
}
