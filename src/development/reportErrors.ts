/** In development, shows errors thrown in the browser, with their source lines. */
export function reportErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error));
}

/** In development, makes the server show an error. Otherwise does nothing. */
export function reportError(error: unknown): void {
  if (error instanceof Error)
    import.meta.hot?.send('site:error', { message: error.message, stack: error.stack });
}
