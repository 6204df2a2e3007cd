import { expect, it, onTestFinished } from 'vitest';
import { buildCopy } from './buildCopy';

// Only a whole build shows that an error of any step stops it, with a line of the source, and keeps the previous site.

/** Makes a component throw on one page. */
const failingAt = (pathname: string) => (text: string) =>
  `import { useLocation as useFailingPlace } from 'react-router-dom';\n${text.replace(
    'return (',
    `if (useFailingPlace().pathname === '${pathname}') throw new Error('broken on purpose');\n  return (`,
  )}`;

/** Runs a build that fails, and expects it to keep the previous site. */
async function failedBuild(edits: Parameters<typeof buildCopy>[0]) {
  const build = await buildCopy(edits);
  onTestFinished(build.remove);
  expect(build.status).toBe(1);
  expect(build.read('index.html')).toBe('previous');
  return build;
}

it('errors in routes, components and links are reported together, with their lines', async () => {
  const { output, lineOf } = await failedBuild({
    changes: {
      'src/routes.ts': (text) =>
        text.replace(
          "  { path: '*'",
          "  { path: '/impact', page: 'Impact', type: 'WebPage', menus: [], ...impact },\n  { path: '*'",
        ),
      'src/components/Header/Header.tsx': failingAt('/'),
      'src/pages/Contact/Contact.tsx': failingAt('/contact'),
      'src/pages/Cases/Cases.tsx': (text) => text.replace('<Opening', '<a href="/gone">Gone</a>\n<Opening'),
    },
  });

  expect.soft(output).toContain('route /impact is listed twice');
  for (const [route, component, file] of [
    ['/', 'Header', 'src/components/Header/Header.tsx'],
    ['/contact', 'Contact', 'src/pages/Contact/Contact.tsx'],
  ] as const) {
    const place = `${file}:${lineOf(file, 'broken on purpose')}`;
    expect.soft(output).toContain(`route ${route}: broken on purpose\n    at ${component} (${place}:`);
  }
  const cases = 'src/pages/Cases/Cases.tsx';
  expect.soft(output).toContain(`${cases}:${lineOf(cases, '/gone')}\n    links to /gone`);
  expect(output).not.toContain('/bundles-');
});

it('a module that cannot be bundled is reported with its line or its importer', async () => {
  const { output } = await failedBuild({
    changes: { 'src/pages/Home/Home.tsx': (text) => `const ;\n${text}` },
    removed: ['src/contactLinks.ts'],
  });

  expect.soft(output).toMatch(/Unexpected token\n.*src\/pages\/Home\/Home\.tsx:1:7/);
  expect.soft(output).toMatch(/Could not resolve '.*contactLinks' in src\/pages\/Contact\/Contact\.tsx/);
  expect.soft(output).not.toMatch(/^ +at /m);
  expect(output).not.toContain('\u001b');
});

// The tests in test/unit/scripts/content contain every mistake.
const [home, villas] = ['src/content/home.yaml', 'src/content/cases/2-luxury-villas.yaml'];
const mistakes = [
  [home, 'To do', 'This line is not a field'],
  ...['brandName: ', 'siteAddress: ', 'email: ', 'whatsAppNumber: ', 'profileAddress: '].map(
    (line) => ['src/content/practice.yaml', line, 'is still the example'] as const,
  ),
  [villas, 'picture: notes.jpg', 'notes.jpg is not a picture, despite its name'],
  ['src/content/pictures/portrait.yaml', 'alt: ', 'is still the example'],
] as const;

it('content errors are reported with their lines, also in a pull request', async () => {
  const changes = {
    [home]: (text: string) => text.replace('\nheroTagline: ', '\nTo do\nheroTagline: '),
    [villas]: (text: string) => text.replace('picture: luxury-villas.jpg', 'picture: notes.jpg'),
    'home.yaml': () => 'heroTagline: Ours\n',
    'src/content/pictures/notes.jpg': () => 'notes',
    'src/content/pictures/notes.yaml': () => 'alt: Notes\n',
  };
  const { output, lineOf } = await failedBuild({ changes, args: ['--publish'], env: { GITHUB_ACTIONS: 'true' } });

  for (const [file, line, message] of mistakes) {
    const place = `${file}:${lineOf(file, line)}`;
    expect.soft(output.split(`  × ${place}\n`)[1]?.split('\n')[0], place).toContain(message);
    expect.soft(output).toMatch(new RegExp(`^::error file=${place.replace(':', ',line=')},.*${message}`, 'm'));
  }
  expect(output.match(/^ {2}× src\/content/gm)).toHaveLength(mistakes.length);
  expect(output).toMatch(/ × home\.yaml .*src\/content/);
  expect(output).not.toMatch(/^\s+at /m);
});
