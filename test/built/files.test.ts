import { describe, expect, it } from 'vitest';
import { collectFiles, outputPaths } from '../../scripts/prerender/index.ts';
import { isIndexed, redirects, routes } from '../../src/routes';
import { siteDirectory, sites } from '../support/sites';

describe.each(sites)('the site built for $base', ({ name }) => {
  const directory = siteDirectory(name);

  it('is exactly these files, whose names do not tell pages and pictures', async () => {
    const paths = (await collectFiles(directory)).map(({ path }) => withoutHash(path));
    expect([...new Set(paths)].sort()).toEqual([
      ...[
        ...[...routes.map(({ path }) => path), ...Object.keys(redirects)].flatMap((path) => outputPaths(path, 'both')),
        ...['fonts/*.woff2', 'pictures/*.avif', 'pictures/*.webp'],
        ...routes.filter(isIndexed).map(({ page }) => `social/${page.toLowerCase()}.jpg`),
        ...(await collectFiles('public')).map(({ path }) => path),
        ...['assets/chunks/*.js', 'assets/entries/*.js', 'assets/static/*.svg', 'assets/style-*.css'],
        ...['favicon.ico', 'favicon.svg', 'icon-180.png', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'],
        ...['.nojekyll', '.prerendered.json', 'robots.txt', 'sitemap.xml'],
      ].sort(),
    ]);
  });

  it('contains exactly the pictures that its documents name', async () => {
    const files = await collectFiles(directory);
    const documents = files.filter(({ path }) => path.endsWith('.html')).map(({ body }) => String(body));
    const named = documents.flatMap((html) => html.match(/pictures\/[\w-]+\.\w+/g) ?? []);
    const published = files.map(({ path }) => path).filter((path) => path.startsWith('pictures/'));
    expect(published.sort()).toEqual([...new Set(named)].sort());
  });
});

function withoutHash(path: string): string {
  return path
    .replace(/^(assets\/\w+)\/.*\.js$/, '$1/*.js')
    .replace(/^(fonts|pictures)\/[0-9a-f]{8}(?:-\d+)?\./, '$1/*.')
    .replace(/-[0-9a-f]{8}\.css$/, '-*.css')
    .replace(/^(assets\/static\/).*(?=\.svg$)/, '$1*');
}
