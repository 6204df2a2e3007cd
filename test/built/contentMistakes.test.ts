import { afterAll, describe, expect, it } from 'vitest';
import { buildCopy } from './buildCopy';

/** Mistakes of every kind in several files. The test of `readContent` covers the others. */
const mistakes = [
  {
    name: 'a line that is no field',
    file: 'src/content/home.yaml',
    make: (text: string) => text.replace('\nheroTagline: ', '\nTo do\nheroTagline: '),
    line: 'To do',
    message: 'This line is not a field. If its words belong to the field above, put them right below it',
  },
  {
    name: 'a field whose name is misspelt',
    file: 'src/content/home.yaml',
    make: (text: string) => text.replace('heroHeadline: ', 'heroHeadlin: '),
    line: 'heroHeadlin: ',
    message: 'heroHeadlin is not a field here. Did you mean heroHeadline?',
  },
  {
    name: 'an address of email that is none',
    file: 'src/content/practice.yaml',
    make: (text: string) => text.replace(/^email: .*/m, 'email: hello at practice.com'),
    line: 'email: hello at practice.com',
    message:
      'email is “hello at practice.com”. Write an email address that can exist, for example  email: name@',
  },
  {
    name: 'the name of a picture that is not there',
    file: 'src/content/contact.yaml',
    make: (text: string) => text.replace('portrait: portrait.jpg', 'portrait: portrat.jpg'),
    line: 'portrait: portrat.jpg',
    message: 'portrait is “portrat.jpg”, which is not in src/content/pictures. Did you mean portrait.jpg?',
  },
  {
    name: 'a picture that is none',
    file: 'src/content/cases/2-luxury-villas.yaml',
    make: (text: string) => text.replace('picture: luxury-villas.jpg', 'picture: notes.jpg'),
    line: 'picture: notes.jpg',
    message: 'picture cannot be shown: src/content/pictures/notes.jpg is not a picture, despite its name',
  },
  {
    name: 'an area that there is not',
    file: 'src/content/cases/1-townhouse-development.yaml',
    make: (text: string) => text.replace('sales-revenue-growth', 'sells'),
    line: 'drawsOn: ',
    message:
      'drawsOn names “sells”, which is not an area. Delete it, or write some of these, separated by commas: strategic-roadmapping, ',
  },
  ...['brandName: ', 'siteAddress: ', 'whatsAppNumber: ', 'profileAddress: '].map((line) => ({
    name: `the example in ${line.trim()}`,
    file: 'src/content/practice.yaml',
    make: (text: string) => text,
    line,
    message: 'is still the example',
  })),
];

describe('a build of content with errors', { timeout: 120_000 }, () => {
  const changes: Record<string, (text: string) => string> = {
    'src/content/pictures/notes.jpg': () => 'notes',
    'src/content/pictures/notes.yaml': () => 'alt: Notes\n',
    'src/content/impact.yaml': (text) => text.replace(/^heading: /m, 'heading: XX '),
  };
  for (const { file, make } of mistakes) {
    const before = changes[file];
    changes[file] = before ? (text) => make(before(text)) : make;
  }
  const build = buildCopy({ changes, args: ['--publish'], env: { GITHUB_ACTIONS: 'true' } });
  afterAll(build.remove);

  it.each(mistakes)('reports $name, with its file, line and a caret', ({ file, line, message }) => {
    const number = build.lineOf(file, line);
    const [first = '', sentence = '', , excerpt = '', caret = ''] = build.output
      .slice(build.output.indexOf(`  × ${file}:${number}\n`))
      .split('\n');

    expect(first).toBe(`  × ${file}:${number}`);
    expect(sentence).toContain(message);
    expect(excerpt).toContain(line);
    expect(caret).toMatch(/^ +\| +\^$/);
  });

  it.each(mistakes)('shows $name beside its line in a pull request', ({ file, line, message }) => {
    const start = `::error file=${file},line=${build.lineOf(file, line)},`;
    const annotations = build.output.split('\n').filter((text) => text.startsWith(start));

    expect(annotations.join('\n')).toContain(message);
  });

  it('warns of the others', () => {
    const file = 'src/content/impact.yaml';
    expect(build.output).toContain(`    ${file}:${build.lineOf(file, 'heading: XX')} heading contains XX, `);
  });

  it('reports nothing else, and no stack trace', () => {
    expect(build.output.match(/^ {2}× src\/content/gm)).toHaveLength(mistakes.length);
    expect(build.output).not.toMatch(/^\s+at /m);
  });

  it('fails, and keeps the previous site', () => {
    expect(build.status).toBe(1);
    expect(build.read('index.html')).toBe('previous');
  });
});
