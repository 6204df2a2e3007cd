import { inspect } from 'node:util';
import { explainError, UserError } from 'prerender-engine/diagnostics';

/**
 * The message for the error that ended a command: the message of a UserError, or for any other error, which is a fault
 * of the generator, everything that helps to fix it.
 * @param failure the headline, such as `Nothing was published`.
 * @param issues where to report faults of the generator, if known.
 */
export function describeFailure(failure: string, error: unknown, issues?: string): string {
  if (error instanceof UserError) return `${failure}: ${explainError(error)}`;
  return [
    `${failure}: the generator itself failed. This is not your mistake.`,
    `Please report it ${issues ? `at ${issues}` : "in this project's issues"}, with everything below.`,
    '',
    inspect(error),
  ].join('\n');
}

/**
 * The URL of the issues of the repository that a command runs in.
 * @param env on GitHub, names the repository:
 *   https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 * @param repository of package.json, for everywhere else.
 */
export function issuesUrl(
  env: Readonly<Record<string, string | undefined>>,
  repository?: string | { readonly url: string },
): string | undefined {
  if (env.GITHUB_SERVER_URL && env.GITHUB_REPOSITORY)
    return `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/issues`;
  const url = typeof repository === 'string' ? repository : repository?.url;
  const [, page] = /^(?:git\+)?(https:\/\/.+?)(?:\.git)?$/.exec(url ?? '') ?? [];
  return page && `${page}/issues`;
}
