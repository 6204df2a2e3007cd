/** In development, shows errors thrown in the browser, with the lines of the source. */
export function reportErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error));
}

/** In development, has the server show an error; otherwise does nothing. */
export function reportError(error: unknown): void {
  if (error instanceof Error)
    import.meta.hot?.send('site:error', { message: error.message, stack: error.stack });
}
