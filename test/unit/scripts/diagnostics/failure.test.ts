import { BuildError, UserError } from 'prerender-engine/diagnostics';
import { describe, expect, it } from 'vitest';
import { describeFailure, issuesUrl } from '../../../../scripts/diagnostics/failure';

const failure = 'Nothing was published';

it.each([
  ['what the user can fix', new UserError('There is no dist.'), 'There is no dist.'],
  [
    'a user error with its cause',
    new UserError('There is no dist.', { cause: new Error('ENOENT') }),
    'There is no dist.\n  because: ENOENT',
  ],
  ['several errors', new BuildError(['a is wrong']), '1 error\n\n  × a is wrong'],
])('reports %s with only its own message', (_, error, words) => {
  expect(describeFailure(failure, error, 'https://github.com/a/b/issues')).toBe(
    `Nothing was published: ${words}`,
  );
});

it("reports any other error as the generator's own, with its stack, its cause and where to report it", () => {
  const error = new TypeError('no such thing', { cause: new Error('of old') });
  const words = describeFailure(failure, error, 'https://github.com/a/b/issues');

  expect(words).toMatch(/^Nothing was published: the generator itself failed\./);
  expect(words).toContain('Please report it at https://github.com/a/b/issues, with everything below.');
  expect(words).toMatch(/TypeError: no such thing\n {4}at /);
  expect(words).toContain('[cause]: Error: of old');
});

it('names no URL if the repository is unknown', () => {
  expect(describeFailure(failure, new TypeError('no such thing'))).toContain(
    "Please report it in this project's issues, with everything below.",
  );
});

it('reports a thrown value that is not an error', () => {
  expect(describeFailure(failure, 'out of luck')).toContain("'out of luck'");
});

describe('the issues of the repository', () => {
  const github = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'owner/name' };

  it.each<[string, Record<string, string>, Parameters<typeof issuesUrl>[1], string | undefined]>([
    ['on GitHub', github, undefined, 'https://github.com/owner/name/issues'],
    [
      'on GitHub, whatever package.json says',
      github,
      'https://other.example',
      'https://github.com/owner/name/issues',
    ],
    [
      'that package.json names',
      {},
      { url: 'git+https://github.com/a/b.git' },
      'https://github.com/a/b/issues',
    ],
    ['that package.json names in short', {}, 'https://github.com/a/b', 'https://github.com/a/b/issues'],
    ['that nothing names', {}, undefined, undefined],
    ['that package.json names in another way', {}, 'git@github.com:a/b.git', undefined],
  ])('%s', (_, env, repository, url) => {
    expect(issuesUrl(env, repository)).toBe(url);
  });
});
