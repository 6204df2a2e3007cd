import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';

export type Texts = Readonly<Record<string, unknown>>;

/** What an expression can name: its contexts, such as `github` or `steps`, and the status of its job so far. */
export interface Scope {
  readonly contexts: Texts;
  readonly status: 'success' | 'failure';
}

/**
 * Replaces the `${{ … }}` of a text, as GitHub does before a step runs.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/expressions
 */
export function interpolate(text: string, scope: Scope): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression) => evaluate(expression, scope).coerceString());
}

/** Interpolates texts, by their names. */
export function interpolateAll(texts: Texts = {}, scope: Scope): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, interpolate(String(text), scope)]));
}

/** Whether a condition holds, which can be written with or without `${{ }}`. */
export function holds(condition: string, scope: Scope): boolean {
  return truthy(evaluate(condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1'), scope));
}

/** Whether the condition of a step says itself after which results it runs; otherwise only after success. */
export function asksForStatus(condition: string): boolean {
  return /\b(?:success|failure|always|cancelled)\(\)/.test(condition);
}

/** Evaluates an expression with GitHub's own parser. @throws Error for a context or function that is not there. */
function evaluate(expression: string, { contexts, status }: Scope): data.ExpressionData {
  const toData = (value: unknown) => JSON.parse(JSON.stringify(value), data.reviver);
  const results = { success: status === 'success', failure: status === 'failure', cancelled: false, hashFiles: 'hash' };
  const functions = Object.entries(results).map(([name, result]) => ({
    ...{ name, minArgs: 0, maxArgs: 9 },
    call: () => toData(result),
  }));
  const parsed = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), functions).parse();
  const byName = new Map(functions.map((one) => [one.name.toLowerCase(), one]));
  return new Evaluator(parsed, toData(contexts), byName).evaluate();
}
