/** Has the development server show what is thrown in the browser, with the lines of the source. */
export function reportErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error));
}

/** Has the development server show an error; elsewhere, does nothing. */
export function reportError(error: unknown): void {
  if (error instanceof Error)
    import.meta.hot?.send('site:error', { message: error.message, stack: error.stack });
}
