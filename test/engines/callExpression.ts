/**
 * Writes the call of a function as an expression that a page can evaluate.
 * @param run reaches nothing outside itself.
 * @param args what it is called with: JSON.
 */
export function callExpression<Arguments extends readonly unknown[]>(
  run: (...args: Arguments) => unknown,
  args: Arguments,
): string {
  return `(${run})(...${JSON.stringify(args)})`;
}
