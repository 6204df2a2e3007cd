import { afterAll, describe, expect, it } from 'vitest';
import { buildCopy } from './buildCopy';

// Only a build shows that the errors of all steps come together. The test of `readContent` knows every mistake.

const [home, villas] = ['src/content/home.yaml', 'src/content/cases/2-luxury-villas.yaml'];
const mistakes = [
  { file: home, line: 'To do', message: 'This line does not begin with the name of a field' },
  { file: villas, line: 'picture: notes.jpg', message: 'notes.jpg is not a picture, despite its name' },
  ...['brandName: ', 'siteAddress: ', 'email: ', 'whatsAppNumber: ', 'profileAddress: '].map((line) => ({
    file: 'src/content/practice.yaml',
    line,
    message: 'is still the example',
  })),
  { file: 'src/content/pictures/portrait.yaml', line: 'alt: ', message: 'is still the example’s' },
];

describe('a build of content with errors', { timeout: 120_000 }, () => {
  const changes = {
    [home]: (text: string) => text.replace('\nheroTagline: ', '\nTo do\nheroTagline: '),
    [villas]: (text: string) => text.replace('picture: luxury-villas.jpg', 'picture: notes.jpg'),
    'src/content/pictures/notes.jpg': () => 'notes',
    'src/content/pictures/notes.yaml': () => 'alt: Notes\n',
    'src/content/impact.yaml': (text: string) => text.replace(/^heading: /m, 'heading: TODO '),
  };
  const build = buildCopy({ changes, args: ['--publish'], env: { GITHUB_ACTIONS: 'true' } });
  afterAll(build.remove);

  it.each(mistakes)('reports $line with its line and a caret, also in a pull request', ({ file, line, message }) => {
    const number = build.lineOf(file, line);
    const [, sentence = '', , excerpt = '', caret = ''] = build.output
      .slice(build.output.indexOf(`  × ${file}:${number}\n`))
      .split('\n');
    const annotations = build.output
      .split('\n')
      .filter((text) => text.startsWith(`::error file=${file},line=${number},`));

    expect(sentence).toContain(message);
    expect(excerpt).toContain(line);
    expect(caret).toMatch(/^ +\| +\^$/);
    expect(annotations.join('\n')).toContain(message);
  });

  it('warns of the others', () => {
    const file = 'src/content/impact.yaml';
    expect(build.output).toContain(`    ${file}:${build.lineOf(file, 'heading: TODO')} heading contains “TODO”, `);
  });

  it('fails, reports nothing else and no stack trace, and keeps the previous site', () => {
    expect(build.status).toBe(1);
    expect(build.output.match(/^ {2}× src\/content/gm)).toHaveLength(mistakes.length);
    expect(build.output).not.toMatch(/^\s+at /m);
    expect(build.read('index.html')).toBe('previous');
  });
});
