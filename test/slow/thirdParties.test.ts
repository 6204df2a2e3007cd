import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { headlessShell, launchBrowser } from '../../scripts/browser/chromium';
import { startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { buildCopy } from '../built/buildCopy';

// Only a browser shows that the README’s example gets past the policy.

const minutes = 60_000;
const readme = readFileSync('README.md', 'utf8');

/** The example of the README for a file. */
function example(file: string): string {
  const [, code] = readme.split(`\n// ${file}\n`);
  if (!code) throw new Error(`README.md has no example for ${file}`);
  return code.slice(0, code.indexOf('```'));
}

/** The edits that "To allow another origin" in the README asks for. */
const changes = {
  'src/policy.ts': (text: string) => text.replace(/export const policySources.*/s, example('src/policy.ts')),
  'src/entry-client.tsx': (text: string) => text + example('src/entry-client.tsx'),
  'src/pages/Contact/Contact.tsx': (text: string) =>
    text.replace('</h1>', `</h1>\n${example('src/pages/Contact/Contact.tsx')}`),
};

/** What the third party serves: a loader that inserts another script, which sends a request. */
const scripts: Readonly<Record<string, string>> = {
  'https://stats.example.com/script.js':
    "const next = document.createElement('script'); next.src = 'https://stats.example.com/next.js'; document.head.append(next);",
  'https://stats.example.com/next.js': "fetch('https://stats.example.com/visits', { mode: 'no-cors' });",
};

it('a page loads the statistics of another origin, and sends it a form', { timeout: 5 * minutes }, async () => {
  const build = buildCopy({ changes, args: ['--site', 'https://www.example.com'] });
  onTestFinished(build.remove);
  expect(build).toMatchObject({ status: 0 });
  const server = await startPreviewServer({ directory: build.directory });
  onTestFinished(server.close);
  const browser = await launchBrowser(headlessShell);
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const requests: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route(/^https:\/\/(stats|forms)\.example\.com\//, (route, request) => {
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`.trim());
    return route.fulfill({ contentType: 'text/javascript', body: scripts[request.url()] ?? 'Received' });
  });
  await page.goto(`${server.url}contact`);

  await expect.poll(() => requests, { timeout: minutes }).toContain('GET https://stats.example.com/visits');
  expect(errors).toEqual([]);

  await page.getByLabel('Your message').fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() => requests, { timeout: minutes })
    .toContain('POST https://forms.example.com/messages message=Hello');
  await expect.poll(() => page.url()).toBe('https://forms.example.com/messages');
});
