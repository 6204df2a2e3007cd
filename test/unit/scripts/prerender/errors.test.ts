import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { BuildError, errorsByCause, formatDiagnostic } from '../../../../scripts/prerender/errors';

const location = { file: 'src/content/home.ts', line: 12, text: "  title: 'One'," };

it('a diagnostic with a location has its file and line, and the text there', () => {
  expect(formatDiagnostic({ message: 'title is wrong', location })).toBe(
    "src/content/home.ts:12\n    title is wrong\n\n      12 |   title: 'One',\n",
  );
});

it('BuildError is printed once by a process that does not catch it', () => {
  expect(inspect(new BuildError(['a is wrong'])).match(/a is wrong/g)).toHaveLength(1);
});

it('BuildError lists the first twenty of many, and counts all', () => {
  const errors = Array.from({ length: 21 }, (_, index) => `page ${index} is wrong`);
  const { diagnostics, message } = new BuildError(errors);

  expect(diagnostics).toEqual(errors);
  expect(message).toMatch(/^21 errors\n(\n {2}× page \d+ is wrong){20}\n {2}… and 1 more$/);
  expect(new BuildError(errors.slice(1)).message).not.toContain('more');
});

it('an error of several pages is reported once, with their paths and the lines of the first', () => {
  const broken = (page: string) => `broken\n    at Footer (src/Footer.tsx:7:19)\n    at ${page}`;
  const failed = new Map([['/e', ['no title', 'no words']]]);
  failed.set('/f', ['no words']).set('/g', []);
  for (const path of ['/a', '/b', '/c', '/d']) failed.set(path, [broken(path)]);

  expect(errorsByCause(failed)).toEqual([
    'route /e: no title',
    'routes /e, /f: no words',
    `routes /a, /b, /c and 1 more: ${broken('/a')}`,
  ]);
});
