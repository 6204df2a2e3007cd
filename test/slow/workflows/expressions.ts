import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';

/** A value in a workflow's expression. */
type Value = string | number | boolean | null | Context;
/** The contexts of an expression, such as `github` or `steps`. */
export interface Context {
  readonly [name: string]: Value | undefined;
}
/** The functions that GitHub adds to those of every expression, such as `success`. */
export type Functions = Readonly<Record<string, () => string | boolean>>;

/**
 * Replaces the `${{ … }}` of a text, as GitHub does before a step runs.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/expressions
 */
export function interpolate(text: string, context: Context, functions: Functions): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    evaluate(expression, context, functions).coerceString(),
  );
}

/** Whether a condition holds, which can be written with or without `${{ }}`. */
export function holds(condition: string, context: Context, functions: Functions): boolean {
  const bare = condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1');
  return truthy(evaluate(bare, context, functions));
}

/** Evaluates an expression with GitHub's own parser. @throws Error for a context or function that is not there. */
function evaluate(expression: string, context: Context, functions: Functions): data.ExpressionData {
  const added = Object.entries(functions).map(([name, run]) => ({
    name,
    minArgs: 0,
    maxArgs: 9,
    call: () => toData(run()),
  }));
  const { tokens } = new Lexer(expression).lex();
  const parsed = new Parser(tokens, Object.keys(context), added).parse();
  const contexts = toData(context);
  if (!(contexts instanceof data.Dictionary)) throw new TypeError('contexts have names');
  return new Evaluator(
    parsed,
    contexts,
    new Map(added.map((one) => [one.name.toLowerCase(), one])),
  ).evaluate();
}

function toData(value: Value): data.ExpressionData {
  return JSON.parse(JSON.stringify(value), data.reviver);
}
