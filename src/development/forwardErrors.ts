/** In development, shows errors thrown in the browser, with their source lines. */
export function forwardErrors(): void {
  window.addEventListener('error', ({ error }) => forwardError(error));
}

/** In development, makes the server show an error. Otherwise does nothing. */
export function forwardError(error: unknown): void {
  if (error instanceof Error)
    import.meta.hot?.send('site:error', { message: error.message, stack: error.stack });
}
