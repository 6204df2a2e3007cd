import { describe, expect, it } from 'vitest';
import type { PrerenderOptions } from '../../../../scripts/prerender/options/options';
import { document, failedWith, prerenderOver, previous } from '../../../support/prerenderOver';
import { writeSite } from '../../../support/writeSite';

describe('a hydrated site', () => {
  const manifest = {
    'entry.ts': { file: 'assets/entry.js', imports: ['_react.js'], dynamicImports: ['impact.ts', 'home.ts'] },
    '_react.js': { file: 'assets/react.js' },
    'impact.ts': { file: 'assets/impact.js', imports: ['_react.js', 'entry.ts'] },
    'home.ts': { file: 'assets/home.js' },
    'apart.ts': { file: 'assets/apart.js' },
    'style.css': { file: 'assets/style.css' },
  };
  const hydrated = async (options: Partial<PrerenderOptions> = {}) => {
    const directory = await writeSite({
      '.vite/manifest.json': '{}',
      'favicon.svg': 'icon',
      'index.html.gz': 'template',
      'assets/style.css': 'body{top:0}.other{left:0}\n',
      ...Object.fromEntries(['entry', 'react', 'impact', 'home', 'apart'].map((name) => [`assets/${name}.js`, name])),
    });
    return prerenderOver(previous, {
      routes: [{ path: '/' }, { path: '/impact', module: 'impact.ts' }, { path: '*' }],
      base: '/repo/',
      client: { directory, manifest, entry: 'entry.ts' },
      ...options,
    });
  };

  it('names the modules of each page in its head, below the base, and the hash of every script of the bundle', async () => {
    const { files } = await hydrated();
    const modulesIn = (file: string) => /data-modules="(.*?)"/.exec(files[file] ?? '')?.[1];
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(files['dist/index.html'] ?? '') ?? [];

    expect(modulesIn('dist/index.html')).toBe('/repo/assets/entry.js /repo/assets/react.js');
    expect(modulesIn('dist/impact.html')).toBe('/repo/assets/entry.js /repo/assets/react.js /repo/assets/impact.js');
    expect(Object.keys(JSON.parse(map).integrity)).toEqual(
      ['apart', 'entry', 'home', 'impact', 'react'].map((name) => `/repo/assets/${name}.js`),
    );
  });

  it('has the style of its bundle that a page can use in its head, and all in a file, unless given another', async () => {
    const styles = async (options?: Partial<PrerenderOptions>) => {
      const { files } = await hydrated(options);
      const [, inline] = /<style[^>]*>(.*?)<\/style>/.exec(files['dist/404.html'] ?? '') ?? [];
      return [inline, ...Object.keys(files).flatMap((path) => (path.endsWith('.css') ? [files[path]] : []))];
    };

    expect(await styles()).toEqual(['body{top:0}', 'body{top:0}.other{left:0}']);
    expect(await styles({ head: { css: 'body{left:0}b{top:0}' } })).toEqual(['body{left:0}', 'body{left:0}b{top:0}']);
  });

  it('publishes all other files of the bundle, but not its template, compressed or not', async () => {
    const { files } = await hydrated({ template: document('<div id="root"></div>') });

    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['404.html', 'favicon.svg', 'impact.html', 'index.html'].map((path) => `dist/${path}`)),
    );
    expect(files).not.toHaveProperty(['dist/index.html.gz']);
  });

  it('is an error if a page names a module that the bundle lacks', async () => {
    expect(await hydrated({ routes: [{ path: '/', module: 'fees.ts' }, { path: '*' }] })).toEqual(
      failedWith('fees.ts: is not in the client manifest: no module in the browser imports it'),
    );
  });
});
