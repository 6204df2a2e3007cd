import { basename } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { buildCopy } from './buildCopy';

let build: ReturnType<typeof buildCopy> | undefined;
afterEach(() => build?.remove());

describe('a build', { timeout: 120_000 }, () => {
  it('reports everything wrong with the routes and the pages at once, and leaves the previous site', () => {
    build = buildCopy({
      changes: {
        'src/routes.ts': (text) => text.replace("path: '/cases'", "path: '/impact'"),
        'src/pages/Contact/Contact.tsx': (text) =>
          text.replace('return (', "if (heading) throw new Error('broken on purpose');\n  return ("),
        'src/pages/Fees/index.ts': () => 'export const Page = () => null;',
      },
    });
    expect(build.status).toBe(1);
    for (const message of [
      'src/pages/Fees: no row of src/routes.ts names this page: add one, or remove the folder',
      'route /impact: would write the file of route /impact: remove one',
      'route /contact: broken on purpose\n',
    ]) {
      expect(build.output).toContain(message);
    }
    expect(build.read('index.html')).toBe('former');
  });

  it('for all to see refuses everything that is still the example', () => {
    build = buildCopy({ args: ['--publish'] });
    expect(build.status).toBe(1);
    for (const [file, field, written] of [
      ['practice', 'brandName', 'brandName: '],
      ['practice', 'siteAddress', 'siteAddress: '],
      ['practice', 'email', 'email: '],
      ['practice', 'whatsAppNumber', 'whatsAppNumber: '],
      ['practice', 'profile › address', 'address: '],
      ['contact', 'portrait › file', 'file: portrait'],
    ] as const) {
      const path = `src/content/${file}.yaml`;
      const line = build.lineOf(path, written);
      expect(build.output).toContain(`${path}:${line}\n    ${field} is still the example`);
    }
    expect(build.read('index.html')).toBe('former');
  });

  it.each([
    ['src/pages/Contact/Contact.tsx', '/contact'],
    ['src/components/Footer/Footer.tsx', '/'],
    ['src/components/Header/Header.tsx', '*'],
  ])('names the line of %s that fails, and the component', (file, route) => {
    build = buildCopy({
      changes: {
        [file]: (text) =>
          text.replace('return (', "if (Math.PI > 3) throw new Error('broken on purpose');\n  return ("),
      },
    });
    const line = build.lineOf(file, 'broken on purpose');
    const component = basename(file, '.tsx');
    expect(build.output).toContain(
      `route ${route}: broken on purpose\n    at ${component} (${file}:${line}:`,
    );
    expect(build.output).not.toContain('/bundles-');
  });

  it('names the route of a page that loops without end', () => {
    build = buildCopy({
      changes: {
        'src/pages/Cases/Cases.tsx': (text) => text.replace('return (', 'while (Math.PI > 3);\n  return ('),
      },
    });
    expect(build.status).toBe(1);
    expect(build.output).toContain(
      'route /cases: was not rendered within 10 s: it waits for something, or loops',
    );
    expect(build.read('index.html')).toBe('former');
  });

  it('refuses a page that waits for what is not there', () => {
    build = buildCopy({
      changes: {
        'src/pages/NotFound/NotFound.tsx': (text) =>
          `import { use } from 'react';\n${text.replace('return (', 'use(new Promise(() => undefined));\n  return (')}`,
      },
    });
    expect(build.status).toBe(1);
    expect(build.output).toMatch(/route \*: .*\n {4}at NotFound/);
    expect(build.read('index.html')).toBe('former');
  });

  it('tells a module that cannot be bundled, with its line', () => {
    build = buildCopy({
      changes: { 'src/pages/Home/Home.tsx': (text) => `const ;\n${text}` },
      removed: ['src/contactLinks.ts'],
    });
    expect(build.status).toBe(1);
    expect(build.output).toContain('Nothing was published: 3 errors\n');
    expect(build.output).toMatch(/Unexpected token\n.*src\/pages\/Home\/Home\.tsx:1:7/);
    expect(build.output).toMatch(/Could not resolve '.*contactLinks' in src\/pages\/Contact\/Contact\.tsx/);
    expect(build.output).not.toMatch(/^ +at /m);
    expect(build.read('index.html')).toBe('former');
  });

  it('that fails for the generator says so, and leaves the former site', () => {
    build = buildCopy({
      changes: {
        'scripts/build/icons.ts': (text) =>
          text.replace('return ', "throw new TypeError('broken on purpose');\n  return "),
      },
    });
    expect(build.status).toBe(1);
    expect(build.output).toMatch(
      /^Nothing was published: the generator itself failed\..*\nPlease report it in this project's issues/m,
    );
    const line = build.lineOf('scripts/build/icons.ts', 'broken on purpose');
    expect(build.output).toMatch(
      new RegExp(`TypeError: broken on purpose\\n {4}at drawIcons .*icons\\.ts:${line}:`),
    );
    expect(build.read('index.html')).toBe('former');
  });
});
