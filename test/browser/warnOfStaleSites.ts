import { contentFolder } from '../support/copyProject';
import { siteDirectory, sites } from '../support/sites';
import { newerSources } from '../support/staleSites';

const sources = ['src', 'scripts', 'public', 'vite.config.ts', contentFolder];

/** Warns before the browser tests if the built sites are older than their sources. */
export default function warnOfStaleSites(): void {
  for (const directory of sites.map(({ name }) => siteDirectory(name))) {
    const [newer] = newerSources(directory, sources);
    if (newer)
      console.warn(
        `${directory} is older than ${newer}: run "npm run test:sites" to test what is there now.`,
      );
  }
}
