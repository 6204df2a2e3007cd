import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runScript } from '../support/runScript';
import { siteDirectory } from '../support/sites';

const checkLinks = (...args: readonly string[]) => runScript('scripts/checkLinks.ts', ...args);
const good = siteDirectory('some-repo');

/** A copy of the site with an additional link on its first page. */
function withLink(address: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'links-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(siteDirectory('root'), copy, { recursive: true });
  const home = join(copy, 'index.html');
  const html = readFileSync(home, 'utf8');
  writeFileSync(home, html.replace('</main>', `<a href="${address}">More</a></main>`));
  return copy;
}

describe('npm run check:links', () => {
  it('fails for a broken link, and still checks the next folder', async () => {
    const bad = withLink('/nowhere');
    const { exitCode, stdout, stderr } = await checkLinks(bad, good);

    expect(exitCode).toBe(1);
    expect(stdout).toMatch(new RegExp(`^${good}: \\d+ links, all good\n$`));
    expect(stderr.replace(/\d+ links/, 'N links')).toBe(`${bad}: 1 of N links broken

/nowhere
  responds with 404
  in index.html
  Tip: correct the URL, or publish the missing page.
`);
  });
});
