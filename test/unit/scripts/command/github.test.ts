import { expect, it } from 'vitest';
import { annotation, summaryOf } from '../../../../scripts/command/github';

const location = { file: 'src/content/a b.yaml', line: 3, column: 1, text: 'email: wrong' };

it('an annotation escapes characters that would end its message or a property', () => {
  const diagnostic = { message: '100%: a,\r\nb', location: { ...location, file: 'a,b:c%.ts' } };

  expect(annotation('error', 'One: two, three', diagnostic)).toBe(
    '::error file=a%2Cb%3Ac%25.ts,line=3,col=1,title=One%3A two%2C three::100%25: a,%0D%0Ab',
  );
});

it('a summary links each diagnostic to its line on the branch of the pull request, and a picture without a line', () => {
  const env = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'owner/site',
    GITHUB_HEAD_REF: 'new-words',
    GITHUB_REF_NAME: '7/merge',
  };
  const diagnostics = [
    { message: 'email is <wrong>\nwrite another', location },
    'route /fees is *broken*',
    { message: 'is unused', location: { ...location, file: 'src/content/hero.jpg', text: '' } },
  ];
  const summary = summaryOf('Nothing was published', diagnostics, env);

  expect(summary).toContain('site/blob/new-words/src/content/a%20b.yaml?plain=1#L3): email is \\<wrong\\><br>write');
  expect(summary).toContain('- route /fees is \\*broken\\*\n');
  expect(summary).toContain('site/blob/new-words/src/content/hero.jpg): is unused');
});
