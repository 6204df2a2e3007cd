import type { PolicySources } from '../scripts/prerender/policy';

/**
 * Additional origins that the pages may load from. Browsers refuse all others, in development too. To allow statistics
 * and a map, for example:
 *
 * ```ts
 * {
 *   'script-src': ['https://stats.example.com'],
 *   'connect-src': ['https://stats.example.com'],
 *   'frame-src': ['https://maps.example.com'],
 * }
 * ```
 */
export const policySources: PolicySources = {};
