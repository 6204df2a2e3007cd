import type { Plugin } from 'vite';
import { developmentPolicy, type PolicySources } from '../prerender/policy.ts';

/**
 * Sends the Content Security Policy of a build with every answer in development, so that what browsers will refuse on
 * the published site is refused while it is written.
 * @param sources that the site allows beside its own.
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
