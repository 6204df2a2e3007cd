import { describe, expect, it } from 'vitest';
import type { PrerenderOptions } from '../../../../scripts/prerender/index.ts';
import { failedWith, prerenderOver, previous } from '../../../support/prerenderOver';
import { writeSite } from '../../../support/writeSite';

describe('a hydrated site', () => {
  const manifest = {
    'entry.ts': { file: 'assets/entry.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    'impact.ts': { file: 'assets/impact.js', imports: ['_react.js', 'entry.ts'] },
    'home.ts': { file: 'assets/home.js' },
  };
  const names = ['entry', 'react', 'impact', 'home'];
  const hydrated = async (options: Partial<PrerenderOptions> = {}, more = {}) => {
    const directory = await writeSite({
      'favicon.svg': 'icon',
      'assets/entry.css': 'body{top:0}\n',
      'assets/impact.css': 'b{top:0}\n',
      ...Object.fromEntries(names.map((name) => [`assets/${name}.js`, name])),
      ...more,
    });
    const sheets = { 'entry.ts': ['assets/entry.css'], 'impact.ts': ['assets/impact.css'] };
    return prerenderOver(previous, {
      routes: [{ path: '/' }, { path: '/impact', module: 'impact.ts' }, { path: '*' }],
      base: '/repo/',
      client: { directory, manifest, entry: 'entry.ts', sheets },
      ...options,
    });
  };

  it('names the modules of each page in its head, below the base, and the hash of every script of the bundle', async () => {
    const { files } = await hydrated();
    const modulesIn = (file: string) => /data-modules="(.*?)"/.exec(files[file] ?? '')?.[1];
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(files['dist/index.html'] ?? '') ?? [];

    expect(modulesIn('dist/index.html')).toBe('/repo/assets/entry.js /repo/assets/react.js');
    expect(modulesIn('dist/impact.html')).toBe('/repo/assets/entry.js /repo/assets/impact.js /repo/assets/react.js');
    expect(Object.keys(JSON.parse(map).integrity)).toEqual(names.toSorted().map((name) => `/repo/assets/${name}.js`));
  });

  it('has the style of its modules in each head, and all in one file, but no sheet of the bundle', async () => {
    const { files } = await hydrated();
    const styleIn = (file: string) => /<style[^>]*>(.*?)<\/style>/.exec(files[file] ?? '')?.[1];
    const sheets = Object.keys(files).filter((path) => path.endsWith('.css'));

    expect([styleIn('dist/404.html'), styleIn('dist/impact.html')]).toEqual(['body{top:0}', 'body{top:0}b{top:0}']);
    expect(sheets).toEqual([expect.stringMatching(/^dist\/assets\/style-/)]);
    expect(files[sheets.join()]).toBe('body{top:0}b{top:0}');
    expect(files['dist/favicon.svg']).toBe('icon');
  });

  it('passes on the files of its bundle once all pages are rendered, the style too', async () => {
    let passed: readonly string[] = [];
    await hydrated({
      afterRender(_, files) {
        passed = files.map(({ path }) => path);
        return {};
      },
    });

    expect(passed).toContain('favicon.svg');
    expect(passed).toContainEqual(expect.stringMatching(/^assets\/style-/));
  });

  it('is an error if a page names a module that the bundle lacks', async () => {
    expect(await hydrated({ routes: [{ path: '/', module: 'fees.ts' }, { path: '*' }] })).toEqual(
      failedWith(expect.stringContaining('fees.ts is not in the client manifest')),
    );
  });

  it('is an error if a sheet has a relative URL', async () => {
    expect(await hydrated({}, { 'assets/impact.css': 'b{background:url(map.svg)}' })).toEqual(
      failedWith(expect.stringContaining('map.svg')),
    );
  });
});
