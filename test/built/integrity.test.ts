import { createHash } from 'node:crypto';
import { collectFiles } from 'prerender-engine';
import { describe, expect, it } from 'vitest';
import { collectPages } from '../support/collectPages';
import { siteDirectory, sites } from '../support/sites';

describe.each(sites)('the site built for $base', async ({ name, base }) => {
  const files = await collectFiles(siteDirectory(name));
  const pages = await collectPages(siteDirectory(name));
  const mapOf = (body: string | Uint8Array) =>
    /<script type="importmap">(.*?)<\/script>/.exec(String(body))?.[1] ?? '{}';

  it.each(pages)('has the hash of every module of the site in $path', ({ body }) => {
    const modules = files.filter(({ path }) => path.endsWith('.js'));
    const hashes = modules.map(({ path, body }) => [base + path, `sha256-${sha256(body)}`]);
    expect(hashes.length).toBeGreaterThan(5);
    expect(JSON.parse(mapOf(body))).toEqual({ integrity: Object.fromEntries(hashes) });
  });

  it.each(pages)('has them in $path before any import', ({ body }) => {
    const html = String(body);
    expect(html.indexOf('"importmap"')).toBeLessThan(html.indexOf('data-modules'));
    expect(html).not.toMatch(/modulepreload|type="module"/);
  });
});

function sha256(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('base64');
}
