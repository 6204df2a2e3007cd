import { collectFiles, outputPaths } from 'prerender-engine';
import { describe, expect, it } from 'vitest';
import { socialCards } from '../../src/head/socialCards';
import { routes } from '../../src/routes';
import { fonts } from '../../src/styles/fonts';
import { content } from '../support/content';
import { siteDirectory, sites } from '../support/sites';

describe.each(sites)('the site built for $base', ({ name }) => {
  const directory = siteDirectory(name);

  it('is exactly these files', async () => {
    const paths = (await collectFiles(directory)).map(({ path }) => withoutHash(path));
    expect([...new Set(paths)].sort()).toEqual([
      ...[
        ...routes.flatMap(({ path }) => outputPaths(path, 'both')),
        ...socialCards().map(({ path }) => path),
        ...fonts.map(({ family }) => `fonts/${family.toLowerCase().replaceAll(' ', '-')}-*.woff2`),
        ...pictureNames().map((name) => `pictures/${name}`),
        ...(await collectFiles('public')).map(({ path }) => path),
        ...['assets/chunks/*.js', 'assets/entries/*.js', 'assets/static/threshold.*.svg', 'assets/style-*.css'],
        ...['favicon.svg', 'icon-180.png', 'icon-192.png', 'icon-512.png', 'manifest.webmanifest'],
        ...['.nojekyll', '.prerendered.json', 'robots.txt', 'sitemap.xml'],
      ].sort(),
    ]);
  });

  it('ships no code of vike or of the schema to the browser', async () => {
    const scripts = (await collectFiles(directory)).filter(({ path }) => path.endsWith('.js'));
    const code = scripts.map(({ body }) => String(body)).join('');
    expect(code).not.toMatch(/pageContext|vike|ZodError|hyphen and a space/);
  });
});

/** The pictures that the content shows. */
function pictureNames(): string[] {
  const named = [...JSON.stringify(content).matchAll(/"file":"([\w-]+)\.jpg"/g)];
  return [...new Set(named.map(([, name = '']) => name))];
}

function withoutHash(path: string): string {
  return path
    .replace(/^(assets\/\w+)\/.*\.js$/, '$1/*.js')
    .replace(/^pictures\/(.*?)-[0-9a-f]{8}-\d+\.(avif|webp|jpg)$/, 'pictures/$1')
    .replace(/-[0-9a-f]{8}\.(css|woff2)$/, '-*.$1')
    .replace(/^(assets\/static\/\w+)\.[\w-]{8}\./, '$1.*.');
}
