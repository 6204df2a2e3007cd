import type { PolicySources } from '../scripts/prerender/policy';

/**
 * Origins that the pages may load from beside their own. Browsers refuse every other, in development too. To allow
 * statistics and a map, for example:
 *
 *     'script-src': ['https://stats.example.com'],
 *     'connect-src': ['https://stats.example.com'],
 *     'frame-src': ['https://maps.example.com'],
 */
export const policySources: PolicySources = {};
