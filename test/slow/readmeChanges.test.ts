import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPagePaths } from '../../scripts/previewServer';
import { buildCopy } from '../built/buildCopy';
import { browse } from '../support/browse';
import { changed } from '../support/copyProject';
import { siteDirectory } from '../support/sites';

// Only changes that are really made show what the README leaves out, which test knows the pages by heart, and what the
// policy refuses.

const readme = readFileSync('README.md', 'utf8');

/** The example of the README for a file. */
function example(file: string): string {
  const [, code] = readme.split(`\n// ${file}\n`);
  if (!code) throw new Error(`README.md has no example for ${file}`);
  return code.slice(0, code.indexOf('```'));
}

const words = `pageName: Fees
pageTitle: Our fees
pageDescription: What the practice asks for its work, and what is included in every engagement.
cardTitle: Our fees
cardPicture: maquette.jpg
heading: What it costs
`;

/** The edits that "Add a page", "To allow another origin" and, for a URL, "To remove a page" in the README ask for. */
const changes: Readonly<Record<string, (text: string) => string>> = {
  'src/content/fees.yaml': () => words,
  'scripts/content/schema.ts': (text) =>
    text.replace("  'not-found': {", "  fees: { ...pageFields, heading: text(50, 'The heading.') },\n$&"),
  'src/pages/Fees/Fees.tsx': () => `
    import { ButtonLink } from '../../components/Anchor/Anchor';
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
    `import fees from './content/fees.yaml?metadata';\n${text
      .replace("  { path: '*'", "  { path: '/fees', page: 'Fees', type: 'WebPage', menus: ['header'], ...fees },\n$&")
      .replace(/(?<=^export const redirects.*= ){}/m, "{ '/services': '/fees' }")}`,
  'src/policy.ts': (text) => text.replace(/^export const policySources.*\n/m, () => example('src/policy.ts')),
  'src/entry-client.tsx': (text) => text + example('src/entry-client.tsx'),
  'src/pages/Contact/Contact.tsx': (text) =>
    text.replace('</h1>', `</h1>\n${example('src/pages/Contact/Contact.tsx')}`),
};

/** The edits that "To remove a page" asks for, back to the site as it was. */
const removal = {
  'scripts/content/schema.ts': (text: string) => text.replace(/^ {2}fees: .*\n/m, ''),
  'src/routes.ts': (text: string) => text.replace("{ '/services': '/fees' }", '{}').replaceAll(/^.*\bfees\b.*\n/gm, ''),
};
const removed = ['src/pages/Fees', 'src/content/fees.yaml'];

const types = [resolve('node_modules/typescript/bin/tsc')];
const unitTests = [
  ...[resolve('node_modules/vitest/vitest.mjs'), 'run', '--config', 'test/vitest.config.ts', '--reporter=minimal'],
  ...['test/unit/src', 'test/unit/scripts/content/content', 'test/unit/scripts/content/formsAndTypes'],
];

describe('after the changes of the README', () => {
  let build: Awaited<ReturnType<typeof buildCopy>>;
  beforeAll(async () => {
    build = await buildCopy({ changes, args: ['--site', 'https://www.example.com'] });
    expect(build.status, build.output).toBe(0);
  });
  afterAll(() => build?.remove());

  /** What `npm run generate` and parts of `npm run check` report of the copy. */
  function check(...parts: readonly (readonly string[])[]) {
    const results = [['scripts/generate.ts'], ...parts].map((args) => build.run(...args));
    return results.filter(({ status }) => status !== 0).map(({ output }) => output);
  }

  it('a page that is added is published, and its links and its redirect work', async () => {
    expect(build.read('fees.html')).toContain('<h1>What it costs</h1>');
    expect(build.read('services.html')).toContain('url=/fees"');
    const pages = await readPagePaths(siteDirectory('root'));
    expect((await readPagePaths(build.directory)).toSorted()).toEqual([...pages, 'fees'].sort());
    expect(build.run('scripts/checkLinks.ts')).toMatchObject({ status: 0 });
  });

  /** Opens an empty page for the site, and lists the requests to the third party. */
  async function browseWithThirdParty() {
    /** What it serves: a loader that inserts another script, which sends a request. */
    const scripts: Readonly<Record<string, string>> = {
      'https://stats.example.com/script.js':
        "const next = document.createElement('script'); next.src = 'https://stats.example.com/next.js'; document.head.append(next);",
      'https://stats.example.com/next.js': "fetch('https://stats.example.com/visits', { mode: 'no-cors' });",
    };
    const visit = await browse(build.directory);
    const requests: string[] = [];
    await visit.page.route(/^https:\/\/(stats|forms)\.example\.com\//, (route, request) => {
      requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`.trim());
      return route.fulfill({ contentType: 'text/javascript', body: scripts[request.url()] ?? 'Received' });
    });
    return { ...visit, requests };
  }

  it('a page loads the statistics of another origin, and sends it a form', async () => {
    const { page, url, errors, requests } = await browseWithThirdParty();
    await page.goto(`${url}contact`);

    await expect.poll(() => requests).toContain('GET https://stats.example.com/visits');
    expect(errors).toEqual([]);

    await page.getByLabel('Your message').fill('Hello');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => requests).toContain('POST https://forms.example.com/messages message=Hello');
    await expect.poll(() => page.url()).toBe('https://forms.example.com/messages');
  });

  it('a translated page, which is not hydrated, loads the statistics too', async () => {
    const { page, url, errors, requests } = await browseWithThirdParty();
    await page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/ lang="[^"]*"/, ' lang="eo"') });
    });
    await page.goto(url);

    await expect.poll(() => requests).toContain('GET https://stats.example.com/visits');
    expect(errors).toEqual([]);
  });

  it('the checks pass with the page, and its removal leaves the project as it was', () => {
    for (const path of ['test', '.pages.yml']) cpSync(path, join(build.root, path), { recursive: true });
    // Tests read a page and a picture that the frozen content lacks from src/content.
    const pictures = join(build.root, 'src/content/pictures');
    for (const end of ['jpg', 'yaml']) cpSync(join(pictures, `maquette.${end}`), join(pictures, `fees.${end}`));
    writeFileSync(join(build.root, 'src/content/fees.yaml'), words.replace('maquette', 'fees'));

    expect(check(types, unitTests)).toEqual([]);

    for (const path of removed) rmSync(join(build.root, path), { recursive: true });
    for (const [path, change] of Object.entries(removal)) {
      const file = join(build.root, path);
      writeFileSync(file, changed(file, readFileSync(file, 'utf8'), change));
    }
    expect(check()).toEqual([]);
    // The checks of the project itself pass.
    for (const file of [...Object.keys(removal), 'src/yaml.d.ts'])
      expect(readFileSync(join(build.root, file), 'utf8'), file).toBe(readFileSync(file, 'utf8'));
  });
});
