import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { annotation, summaryOf, warn } from '../../../../scripts/command/github';

const location = { file: 'src/content/home.ts', line: 12, column: 3, text: '' };

it.each([
  [
    'at its line',
    annotation('error', 'Nothing was published', { message: 'title is wrong', location }),
    '::error file=src/content/home.ts,line=12,col=3,title=Nothing was published::title is wrong',
  ],
  [
    'without a location',
    annotation('warning', 'Mind', 'route /fees: is broken'),
    '::warning title=Mind::route /fees: is broken',
  ],
  [
    'with characters escaped that would end the message or a property',
    annotation('error', 'One: two, three', {
      message: '100%: a,\r\nb',
      location: { ...location, file: 'a,b:c%.ts' },
    }),
    '::error file=a%2Cb%3Ac%25.ts,line=12,col=3,title=One%3A two%2C three::100%25: a,%0D%0Ab',
  ],
])('an annotation shows a diagnostic %s', (_, made, expected) => {
  expect(made).toBe(expected);
});

describe('summaryOf', () => {
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

  it('links to the pushed branch without a pull request', () => {
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
});

it('a warning lists each diagnostic, and on GitHub Actions shows it at its line', () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('GITHUB_STEP_SUMMARY', '');
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  warn('Examples are left', [{ message: 'email is one', location }]);

  expect(warning.mock.calls).toEqual([['! Examples are left\n    src/content/home.ts:12 email is one']]);
  expect(log.mock.calls).toEqual([
    ['::warning file=src/content/home.ts,line=12,col=3,title=Examples are left::email is one'],
  ]);
});
