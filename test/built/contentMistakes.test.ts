import { afterAll, describe, expect, it } from 'vitest';
import { buildCopy } from './buildCopy';

const inActions = { GITHUB_ACTIONS: 'true' };

/** A mistake of the owner, and what is told of it. */
interface Mistake {
  readonly file: string;
  readonly make: (text: string) => string;
  /** Stands in the line that is shown. */
  readonly line: string;
  readonly told: RegExp;
}

function tellsOf(mistakes: Readonly<Record<string, Mistake>>) {
  const changes: Record<string, Mistake['make']> = {};
  for (const { file, make } of Object.values(mistakes)) {
    const before = changes[file];
    changes[file] = before ? (text) => make(before(text)) : make;
  }
  const build = buildCopy({ changes, env: inActions });
  afterAll(build.remove);

  it.each(Object.entries(mistakes))('tells %s, with its file, its line and what to do', (_, mistake) => {
    const { file, line, told } = mistake;
    const number = build.lineOf(file, line);
    const [first = '', sentence = '', , excerpt = '', caret = ''] = build.output
      .slice(build.output.search(new RegExp(`  × ${file}:${number}\n.*${told.source}`)))
      .split('\n');

    expect(first).toBe(`  × ${file}:${number}`);
    expect(sentence).toMatch(told);
    expect(excerpt).toMatch(new RegExp(`^ +${number} \\| `));
    expect(excerpt).toContain(line);
    expect(caret).toMatch(/^ +\| +\^$/);
  });

  it.each(Object.entries(mistakes))(
    'shows %s beside its line in a pull request',
    (_, { file, line, told }) => {
      const start = `::error file=${file},line=${build.lineOf(file, line)},`;
      const annotations = build.output.split('\n').filter((text) => text.startsWith(start));

      expect(annotations.join('\n')).toMatch(told);
    },
  );

  it('tells no other, and no stack', () => {
    expect(build.output.match(/^ {2}× src\/content/gm)).toHaveLength(Object.keys(mistakes).length);
    expect(build.output).not.toMatch(/^\s+at /m);
  });

  it('fails, and leaves the former site', () => {
    expect(build.status).toBe(1);
    expect(build.read('index.html')).toBe('former');
  });
}

describe('a build of content with mistakes', () => {
  tellsOf({
    'too long a title': {
      file: 'src/content/pageMetadata.ts',
      make: (text) => text.replace(/title: '/, `title: '${'Long '.repeat(13)}`),
      line: 'Long Long',
      told: /home › title is \d+ characters long, and 60 fit: shorten it by \d+/,
    },
    'a number where words belong': {
      file: 'src/content/practice.ts',
      make: (text) => text.replace(/^ +role: .*/m, 'role: 5,'),
      line: 'role: 5,',
      told: /role is 5 without quotes: write words between quotes, as 'Some words'/,
    },
    'a bad e-mail address': {
      file: 'src/content/practice.ts',
      make: (text) => text.replace(/^ +email: .*/m, "email: 'hello at example.com',"),
      line: 'hello at example.com',
      told: /email is 'hello at example\.com': write an e-mail address, as 'name@example\.com'/,
    },
    'a field that was deleted': {
      file: 'src/content/practice.ts',
      make: (text) => text.replace(/\n +responseTime: .*/, ''),
      line: 'export const practice = {',
      told: /responseTime is missing: write words between quotes, as responseTime: 'Some words',/,
    },
    'a field whose name is misspelt': {
      file: 'src/content/home.ts',
      make: (text) => text.replace(/^ +headline: /m, 'headlin: '),
      line: 'headlin: ',
      told: /hero › headlin is not a field that belongs here: correct its name to one of tagline, headline, /,
    },
    'the field that is missing for it': {
      file: 'src/content/home.ts',
      make: (text) => text,
      line: 'hero: {',
      told: /hero › headline is missing/,
    },
    'a tenth impact area': {
      file: 'src/content/impactAreas.ts',
      make: (text) =>
        text.replace('\n  ],', "\n    { title: 'Tenth', icon: 'team', description: 'One more.' },\n  ],"),
      line: "title: 'Tenth'",
      told: /areas › entry 10 is one too many: the page has places for exactly 9/,
    },
    'an icon that does not exist': {
      file: 'src/content/impactAreas.ts',
      make: (text) => text.replace(/icon: '\w+'/, "icon: 'rocket'"),
      line: "icon: 'rocket'",
      told: /areas › entry 1 › icon is 'rocket': write one of \w+, .*, as 'growth'/,
    },
    'two cases with one id': {
      file: 'src/content/caseStudies.ts',
      make: (text) => {
        const [first, second] = text.match(/^ +id: .*/gm) ?? [];
        return text.replace(`${second}`, `${first} // again`);
      },
      line: '// again',
      told: /cases › entry 2 › id is '.*', as of another case: give each its own/,
    },
    'a wrong file name of the portrait': {
      file: 'src/content/contact.ts',
      make: (text) => text.replace('portrait.jpg?', 'portrat.jpg?'),
      line: 'portrat.jpg?picture',
      told: /portrait › source cannot be shown: src\/content\/pictures\/portrat\.jpg does not exist: .* name one that does: .*portrait\.jpg/,
    },
  });
}, 120_000);

describe('a build of content that cannot be read', () => {
  tellsOf({
    'a missing quote': {
      file: 'src/content/practice.ts',
      make: (text) => text.replace(/^ +brandName: .*/m, "brandName: 'Brand Name,"),
      line: "brandName: 'Brand Name,",
      told: /this quote has no partner on its line/,
    },
    'an apostrophe': {
      file: 'src/content/notFound.ts',
      make: (text) => text.replace(/^ +heading: .*/m, "heading: 'It's not here',"),
      line: "'It's not here'",
      told: /the words have ended too early: an apostrophe among words is written ’/,
    },
    'words without quotes': {
      file: 'src/content/pageMetadata.ts',
      make: (text) => text.replace(/^ +title: .*/m, 'title: Home,'),
      line: 'title: Home,',
      told: /Home stands without quotes: write 'Home'/,
    },
  });
}, 120_000);
