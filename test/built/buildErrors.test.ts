import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCopy } from './buildCopy';

// Only a whole build shows that an error of any step stops it, with a line of the source, and keeps the previous site.

/** Makes a component throw on one page. */
const failingAt = (pathname: string) => (text: string) =>
  `import { useLocation as useFailingPlace } from 'react-router-dom';\n${text.replace(
    'return (',
    `if (useFailingPlace().pathname === '${pathname}') throw new Error('broken on purpose');\n  return (`,
  )}`;

describe('a build with many errors', () => {
  let build: Awaited<ReturnType<typeof buildCopy>>;
  beforeAll(async () => {
    build = await buildCopy({
      changes: {
        'src/routes.ts': (text) =>
          text.replace(
            "  { path: '*'",
            "  { path: '/impact', page: 'Impact', type: 'WebPage', menus: [], ...impact },\n  { path: '*'",
          ),
        'src/pages/Unrouted/index.ts': () => 'export const Page = () => null;',
        'src/components/Header/Header.tsx': failingAt('/'),
        'src/components/Footer/Footer.tsx': failingAt('/impact'),
        'src/pages/Contact/Contact.tsx': failingAt('/contact'),
        'src/pages/Cases/Cases.tsx': (text) => text.replace('<Opening', '<a href="/gone">Gone</a>\n<Opening'),
      },
    });
  }, 120_000);
  afterAll(() => build.remove());

  it('fails, and keeps the previous site', () => {
    expect(build.status).toBe(1);
    expect(build.read('index.html')).toBe('previous');
  });

  it('reports the errors in its routes', () => {
    expect(build.output).toMatch(/src\/pages\/Unrouted: .*row/);
    expect(build.output).toMatch(/route \/impact .*twice/);
  });

  it.each([
    ['src/pages/Contact/Contact.tsx', '/contact'],
    ['src/components/Header/Header.tsx', '/'],
    ['src/components/Footer/Footer.tsx', '/impact'],
  ])('names the line of %s that fails, and the component', (file, route) => {
    const line = build.lineOf(file, 'broken on purpose');
    const component = basename(file, '.tsx');
    expect(build.output).toContain(`route ${route}: broken on purpose\n    at ${component} (${file}:${line}:`);
    expect(build.output).not.toContain('/bundles-');
  });

  it('reports a link to a page that is gone with its line', () => {
    const file = 'src/pages/Cases/Cases.tsx';
    expect(build.output).toContain(`${file}:${build.lineOf(file, '/gone')}\n    links to /gone`);
  });
});

describe('a build with modules that cannot be bundled', () => {
  let build: Awaited<ReturnType<typeof buildCopy>>;
  beforeAll(async () => {
    build = await buildCopy({
      changes: { 'src/pages/Home/Home.tsx': (text) => `const ;\n${text}` },
      removed: ['src/contactLinks.ts'],
    });
  }, 120_000);
  afterAll(() => build.remove());

  it('fails, and keeps the previous site', () => {
    expect(build.status).toBe(1);
    expect(build.read('index.html')).toBe('previous');
  });

  it('names each with its line, or with the module that imports it', () => {
    expect(build.output).toMatch(/Unexpected token\n.*src\/pages\/Home\/Home\.tsx:1:7/);
    expect(build.output).toMatch(/Could not resolve '.*contactLinks' in src\/pages\/Contact\/Contact\.tsx/);
  });

  it('shows neither the bundler’s stack nor its colours', () => {
    expect(build.output).not.toMatch(/^ +at /m);
    expect(build.output).not.toContain('\u001b');
  });
});
