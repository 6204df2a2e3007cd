import { describe, expect, it } from 'vitest';
import { outputPaths } from '../../../../scripts/prerender/outputPaths';
import { correctedPath } from '../../../../src/navigation/correctedPath';
import { routes } from '../../../../src/routes';

describe.each(['/', '/repo/'])('below %s', (base) => {
  it.each([
    ['', ''],
    ['index.html', ''],
    ['index', ''],
    ['impact', 'impact'],
    ['impact/', 'impact'],
    ['impact.html', 'impact'],
    ['impact/index.html', 'impact'],
    ['impact/index', 'impact'],
    ['work/villas/', 'work/villas'],
    ['work/villas/index.html', 'work/villas'],
  ])('the page at %j was made for %j', (path, corrected) => {
    expect(correctedPath(base + path, base)).toBe(base + corrected);
  });

  it.each(['nowhere', 'a.html.txt', 'reindex', 'impact/indexes', 'Impact', 'a.b'])(
    'the path %s is left as it is',
    (path) => {
      expect(correctedPath(base + path, base)).toBe(base + path);
    },
  );

  const pages = routes.filter(({ path }) => path !== '*');
  it.each(pages.flatMap(({ path }) => outputPaths(path, 'both').map((file) => [file, path] as const)))(
    'the file %s is the page %s',
    (file, path) => {
      expect(correctedPath(base + file, base)).toBe(base + path.slice(1));
    },
  );
});

it('a base without its slash is the home page', () => {
  expect(correctedPath('/repo', '/repo/')).toBe('/repo/');
});

it.each(['/', '/other/', '/repository', '/repository/impact.html', '/Repo/impact.html'])(
  'the path %s, which is not below the base, is left as it is',
  (path) => {
    expect(correctedPath(path, '/repo/')).toBe(path);
  },
);
