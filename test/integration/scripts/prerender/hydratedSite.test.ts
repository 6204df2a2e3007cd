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
  const hydrated = async (options: Partial<PrerenderOptions> = {}) => {
    const directory = await writeSite({
      'favicon.svg': 'icon',
      'assets/entry.css': 'body{top:0}\n',
      'assets/impact.css': 'b{top:0}\n',
      ...Object.fromEntries(names.map((name) => [`assets/${name}.js`, name])),
    });
    const sheets = { 'entry.ts': ['assets/entry.css'], 'impact.ts': ['assets/impact.css'] };
    return prerenderOver(previous, {
      routes: [{ path: '/' }, { path: '/impact', module: 'impact.ts' }, { path: '*' }],
      base: '/repo/',
      client: { directory, manifest, entry: 'entry.ts', sheets },
      ...options,
    });
  };

  it('has the modules and the style of each page in its head, all style in one file, and the files of its bundle', async () => {
    const { files } = await hydrated();
    const styleIn = (file: string) => /<style[^>]*>(.*?)<\/style>/.exec(files[file] ?? '')?.[1];
    const modulesIn = (file: string) => /data-modules="(.*?)"/.exec(files[file] ?? '')?.[1];
    const sheets = Object.keys(files).filter((path) => path.endsWith('.css'));

    expect(modulesIn('dist/impact.html')).toBe('/repo/assets/entry.js /repo/assets/impact.js /repo/assets/react.js');
    expect([styleIn('dist/404.html'), styleIn('dist/impact.html')]).toEqual(['body{top:0}', 'body{top:0}b{top:0}']);
    expect(sheets).toEqual([expect.stringMatching(/^dist\/assets\/style-/)]);
    expect(files[sheets.join()]).toBe('body{top:0}b{top:0}');
    expect(files['dist/favicon.svg']).toBe('icon');
  });

  it('is an error if a page names a module that the bundle lacks', async () => {
    expect(await hydrated({ routes: [{ path: '/', module: 'fees.ts' }, { path: '*' }] })).toEqual(
      failedWith(expect.stringContaining('fees.ts is not in the client manifest')),
    );
  });
});
