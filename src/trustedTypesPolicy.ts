/** Returns what may be written, or nothing if it may not. */
type Filter = (text: string) => string | null;

declare global {
  interface Window {
    /** Not in every browser: https://developer.mozilla.org/docs/Web/API/Trusted_Types_API */
    readonly trustedTypes?: {
      readonly defaultPolicy: unknown;
      readonly createPolicy: (
        name: string,
        filters: {
          readonly createHTML: Filter;
          readonly createScript: Filter;
          readonly createScriptURL?: Filter;
        },
      ) => unknown;
    };
  }
}

/**
 * Has the browser refuse what any script writes as markup or as code, but for what React needs to give the next page
 * its structured data: an empty script, text without a `<`, which no element begins in, and data to fill the script
 * with, whose beginning alone is an error of syntax wherever it were run. A browser extension may have made the
 * document's one default policy before; then that one decides.
 */
export function installTrustedTypesPolicy(): void {
  if (window.trustedTypes?.defaultPolicy) return;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
    createScript: (text) => (text.startsWith('{"@context":') ? text : null),
    // In development, Vite's worker waits for the server to come back.
    ...(import.meta.env.DEV && { createScriptURL: (url: string) => (url.startsWith('blob:') ? url : null) }),
  });
}
