import { expect, it, onTestFinished } from 'vitest';
import { buildCopy } from './buildCopy';

// Only a build shows that the errors of all steps come together. The test of `readContent` knows every mistake.

const [home, villas] = ['src/content/home.yaml', 'src/content/cases/2-luxury-villas.yaml'];
const mistakes = [
  [home, 'To do', 'This line is no field'],
  ...['brandName: ', 'siteAddress: ', 'email: ', 'whatsAppNumber: ', 'profileAddress: '].map(
    (line) => ['src/content/practice.yaml', line, 'is still the example'] as const,
  ),
  [villas, 'picture: notes.jpg', 'notes.jpg is not a picture, despite its name'],
  ['src/content/pictures/portrait.yaml', 'alt: ', 'is still the example'],
] as const;

it('a build of content with errors reports each with its line, also in a pull request, and keeps the previous site', {
  timeout: 120_000,
}, async () => {
  const changes = {
    [home]: (text: string) => text.replace('\nheroTagline: ', '\nTo do\nheroTagline: '),
    [villas]: (text: string) => text.replace('picture: luxury-villas.jpg', 'picture: notes.jpg'),
    'home.yaml': () => 'heroTagline: Ours\n',
    'src/content/pictures/notes.jpg': () => 'notes',
    'src/content/pictures/notes.yaml': () => 'alt: Notes\n',
    'src/content/impact.yaml': (text: string) => text.replace(/^pageTitle: /m, 'pageTitle: Brand Name | '),
  };
  const { output, status, ...build } = await buildCopy({
    changes,
    args: ['--publish'],
    env: { GITHUB_ACTIONS: 'true' },
  });
  onTestFinished(build.remove);

  expect(status).toBe(1);
  expect(build.read('index.html')).toBe('previous');
  for (const [file, line, message] of mistakes) {
    const place = `${file}:${build.lineOf(file, line)}`;
    expect.soft(output.split(`  × ${place}\n`)[1]?.split('\n')[0], place).toContain(message);
    expect.soft(output).toMatch(new RegExp(`^::error file=${place.replace(':', ',line=')},.*${message}`, 'm'));
  }
  expect(output.match(/^ {2}× src\/content/gm)).toHaveLength(mistakes.length);
  expect(output).toMatch(/ × home\.yaml .*src\/content/);
  expect(output).toContain('pageTitle contains the brand name');
  expect(output).not.toMatch(/^\s+at /m);
});
