import { expect, it } from 'vitest';
import { summaryOf } from '../../../../scripts/diagnostics/github';

const env = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'owner/site',
  GITHUB_HEAD_REF: 'new-words',
  GITHUB_REF_NAME: '7/merge',
};
const located = {
  message: 'email is <wrong>\nwrite another',
  location: { file: 'src/content/a b.yaml', line: 3, column: 1, text: 'email: wrong' },
};

it('links each diagnostic to its line on the branch of the pull request', () => {
  expect(summaryOf('Nothing was published', [located, 'route /fees is *broken*'], env)).toBe(
    [
      '## Nothing was published\n',
      '- [src/content/a b.yaml, line 3](https://github.com/owner/site/blob/new-words/src/content/a%20b.yaml?plain=1#L3): ' +
        'email is \\<wrong\\><br>write another',
      '- route /fees is \\*broken\\*\n\n',
    ].join('\n'),
  );
});

it('links to the branch that was pushed where there is no pull request', () => {
  expect(summaryOf('Mind', [located], { ...env, GITHUB_HEAD_REF: '', GITHUB_REF_NAME: 'main' })).toContain(
    '/blob/main/src/content/',
  );
});

it('links a picture without a line', () => {
  const location = { file: 'src/content/pictures/hero.jpg', line: 1, column: 1, text: '' };

  expect(summaryOf('Mind', [{ message: 'is not on any page', location }], env)).toContain(
    '- [src/content/pictures/hero.jpg](https://github.com/owner/site/blob/new-words/src/content/pictures/hero.jpg): is',
  );
});
