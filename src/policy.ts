import type { PolicySources } from '../scripts/prerender/index.ts';

/**
 * The origins that the pages may use besides their own: load from, connect to, send forms to. Browsers refuse all others,
 * in development too. README shows an example, under "Deploy".
 */
export const policySources: PolicySources = {};
