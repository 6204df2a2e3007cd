import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrokenLinks } from '../../scripts/links/findBrokenLinks';
import { buildCopy } from '../built/buildCopy';
import { contentFolder } from '../support/copyProject';
import { siteDirectory, sites } from '../support/sites';

const words = `pageName: Fees
pageTitle: Our fees
pageDescription: What the practice asks for its work, and what is included in every engagement.
cardTitle: Our fees
cardPicture: maquette.jpg
heading: What it costs
`;

/** The edits that "Add a page" in the README asks for. */
const additions: Readonly<Record<string, (text: string) => string>> = {
  'src/content/fees.yaml': () => words,
  'src/content/schema.ts': (text) =>
    text.replace(
      "'not-found': notFound }",
      "'not-found': notFound, 'fees': file({ metadata, socialCard, heading: text(50, 'The heading.') }) }",
    ),
  'src/content/yaml.d.ts': (text) =>
    `${text}
declare module '*/fees.yaml' {
  const fees: import('./content').Words<'fees'>;
  export default fees;
}
`,
  'src/pages/Fees/Fees.tsx': () => `
    import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
    import fees from '../../content/fees.yaml';

    export function Fees() {
      return (
        <>
          <h1>{fees.heading}</h1>
          <ButtonLink href="/licenses.txt" variant="quiet">Our terms</ButtonLink>
        </>
      );
    }`,
  'src/pages/Fees/index.ts': () => "export { Fees as Page } from './Fees';\n",
  'src/routes.ts': (text) =>
    `import fees from './content/fees.yaml?metadata';\n${text.replace(
      "  { path: '*'",
      "  { path: '/fees', page: 'Fees', type: 'WebPage', menus: ['header'], ...fees },\n  { path: '*'",
    )}`,
};

// Only a page that is really added shows what the README's steps leave out, and which test knows the pages by heart.

/** The tests in a browser of the page, and of a menu, which links to it. */
const browserTests = '(axe finds|touch target|client navigation).*fees|Menu button';

const bin = (path: string) => resolve('node_modules', path);

describe('a page that is added', { timeout: 300_000 }, () => {
  let build: ReturnType<typeof buildCopy>;
  beforeAll(() => {
    build = buildCopy({ changes: additions, args: ['--site', 'https://www.example.com'] });
  }, 300_000);
  afterAll(() => build.remove());

  it('passes the checks once the forms are regenerated and the tests have its words', () => {
    for (const path of ['test', '.pages.yml']) cpSync(path, join(build.root, path), { recursive: true });
    copyFileSync(join(build.root, 'src/content/fees.yaml'), join(build.root, contentFolder, 'fees.yaml'));
    const forms = build.run('scripts/content/writeForms.ts');
    const types = build.run(bin('typescript/bin/tsc'));
    const units = build.run(
      ...[bin('vitest/vitest.mjs'), 'run', 'test/unit/src', 'scripts/content/forms', 'scripts/content/pagesCms'],
      ...['--no-color', '--reporter=minimal'],
    );

    expect(forms).toMatchObject({ status: 0 });
    expect(types).toEqual({ status: 0, output: '' });
    expect(units).toMatchObject({ status: 0, output: expect.stringMatching(/Test Files +\d+ passed/) });
  });

  it('passes the tests in a browser that go through every page, and that of the menu', () => {
    // The server of the other site starts too, and needs no more than its base.
    for (const { name, base } of sites) {
      const site = join(build.root, siteDirectory(name));
      cpSync(build.directory, site, { recursive: true });
      writeFileSync(join(site, 'robots.txt'), `Sitemap: https://www.example.com${base}sitemap.xml\n`);
    }
    const inBrowser = build.run(
      ...[bin('@playwright/test/cli.js'), 'test', '--config', 'test/browser/playwright.config.ts'],
      ...['--project=root', '--reporter=line', '--grep', browserTests],
    );

    expect(inBrowser).toMatchObject({ status: 0, output: expect.stringMatching(/\d+ passed/) });
  });

  it('is published under both its names, with a social card, and is in the sitemap', () => {
    expect(build.read('fees.html')).toContain('<h1>What it costs</h1>');
    expect(build.read('fees/index.html')).toBe(build.read('fees.html'));
    expect(build.read('social/fees.jpg').length).toBeGreaterThan(10_000);
    expect(build.read('sitemap.xml')).toContain('<loc>https://www.example.com/fees</loc>');
  });

  it('has no broken link, and no broken link leads to it', async () => {
    const site = 'https://www.example.com/';
    const report = await findBrokenLinks({ directory: build.directory, site, external: false });

    expect(report.broken).toEqual([]);
  });
});
