import type { PolicySources } from '../scripts/prerender/index.ts';

/**
 * The origins that the pages may use besides their own: load from, connect to, send forms to. Browsers refuse all
 * others, in development too. README shows an example, under "Deploy".
 */
export const policySources: PolicySources = {};

declare global {
  interface Window {
    /** Not in every browser: https://developer.mozilla.org/docs/Web/API/Trusted_Types_API */
    readonly trustedTypes?: {
      readonly defaultPolicy: unknown;
      /** Each filter returns the text if a script may write it, otherwise null. */
      readonly createPolicy: (name: string, filters: Record<string, (text: string) => string | null>) => unknown;
    };
  }
}

/**
 * Installs the default Trusted Types policy. It rejects whatever a script writes as markup or code, except what React
 * needs to insert the next page's structured data: an empty script element, text without `<`, and JSON-LD, whose first
 * characters are a syntax error as JavaScript. Where the site allows scripts of other origins, these may insert more of
 * them; which origins, the Content Security Policy decides. If a browser extension has already installed a default
 * policy, that one stays.
 */
export function installTrustedTypesPolicy({ 'script-src': origins = [] }: PolicySources = policySources): void {
  if (window.trustedTypes?.defaultPolicy) return;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
    createScript: (text) => (text.startsWith('{"@context":') ? text : null),
    createScriptURL: (url) => {
      // In development, Vite's worker waits for the server to restart.
      if (import.meta.env.DEV && url.startsWith('blob:')) return url;
      return origins.length > 0 && new URL(url, location.href).origin !== location.origin ? url : null;
    },
  });
}
