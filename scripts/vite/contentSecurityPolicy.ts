import { developmentPolicy, type PolicySources } from 'prerender-engine';
import type { Plugin } from 'vite';

/**
 * In development, sends a Content Security Policy with every response, so that browsers refuse what they will refuse on
 * the published site.
 * @param sources that the site allows besides its own.
 */
export function contentSecurityPolicy(sources: PolicySources): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        response.setHeader('content-security-policy', developmentPolicy(sources));
        next();
      });
    },
  };
}
