import { ExpectedError } from '../faults/ExpectedError.ts';
import { browserPaths } from './browserPaths.ts';

/** What finding a browser depends on. */
export type Machine = {
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  isExecutable: (path: string) => boolean;
  /** Where Playwright's own Chromium is, once Playwright has installed it. */
  playwrightPath: string;
};

/**
 * Gives the path of a Chromium-family browser: the one that CHROME_PATH names, else an installed Chrome,
 * Chromium or Edge, else Playwright's own; undefined when there is none.
 *
 * @throws ExpectedError when CHROME_PATH is set to what is no executable file
 */
export function findBrowser({ env, platform, isExecutable, playwrightPath }: Machine): string | undefined {
  const chosen = env.CHROME_PATH;
  if (!chosen) return [...browserPaths(platform, env), playwrightPath].find(isExecutable);
  if (isExecutable(chosen)) return chosen;
  throw new ExpectedError(
    `CHROME_PATH is "${chosen}", which is not an executable file: ` +
      'set it to the path of a Chrome, Chromium or Edge executable, or unset it.',
  );
}
