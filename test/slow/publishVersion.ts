import { type PrerenderOptions, prerender } from '../../scripts/prerender/prerender';
import { versionedSite } from './versionedSite';

type Settings = Pick<PrerenderOptions, 'threads' | 'signal'>;

/** Builds a version of the site and publishes it to a folder. */
export function publishVersion(out: string, version: number, settings: Settings = {}) {
  return prerender({
    ...versionedSite(version),
    threads: 1,
    ...settings,
    renderer: new URL('./versionRenderer.mjs', import.meta.url),
    fileNames: 'both',
    out,
  });
}
