/** What went wrong and what made it go wrong, in words: the messages of an error and of its causes. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? error.message
    : `${error.message}\n  because: ${explainError(error.cause)}`;
}
