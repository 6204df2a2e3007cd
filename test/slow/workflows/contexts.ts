import { delimiter, join } from 'node:path';
import { headlessShell } from '../../../scripts/browser/chromium';
import { ensureProgram } from '../../../scripts/browser/ensureProgram';
import type { Texts } from './expressions';
import { repositoryName, serverUrl } from './github';

/** An event of a repository: the branch or tag it concerns and, of a pull request, the commit it is compared with. */
export interface GitHubEvent {
  readonly name: 'push' | 'pull_request';
  readonly branch: string;
  readonly base?: string;
}

/** Not a whole browser, which takes three times the processor time. */
const browserPath = await ensureProgram(headlessShell);

/** The folder, in the runner's, of the commands that are not the system's. */
export const commandsIn = (temporary: string) => join(temporary, 'bin');

/**
 * What every expression of a run can name.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/contexts
 */
export function contextsOf({ name, base }: GitHubEvent, attempt: number, temporary: string): Texts {
  const github = {
    server_url: serverUrl,
    repository: repositoryName,
    event_name: name,
    token: 'token',
    run_id: '1',
    run_attempt: String(attempt),
    event: base === undefined ? {} : { pull_request: { number: 7, base: { sha: base } } },
  };
  return { github, runner: { temp: temporary }, secrets: {} };
}

/**
 * The environment of every step.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export function variablesOf({ name, branch }: GitHubEvent, temporary: string): NodeJS.ProcessEnv {
  const { HOME, PATH } = process.env;
  const isPullRequest = name === 'pull_request';
  return {
    HOME,
    CHROME_PATH: browserPath,
    PATH: [commandsIn(temporary), PATH].join(delimiter),
    CI: 'true',
    npm_config_fetch_retries: '0', // where there is no network, npm would try for a minute
    GITHUB_ACTIONS: 'true',
    GITHUB_HEAD_REF: isPullRequest ? branch : '',
    GITHUB_REF_NAME: isPullRequest ? '7/merge' : branch,
    GITHUB_SERVER_URL: serverUrl,
    GITHUB_REPOSITORY: repositoryName,
    GITHUB_OUTPUT: join(temporary, 'output'),
    GITHUB_STEP_SUMMARY: join(temporary, 'summary'),
    RUNNER_TEMP: temporary,
  };
}
