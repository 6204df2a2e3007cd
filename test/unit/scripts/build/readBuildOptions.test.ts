import { expect, it } from 'vitest';
import { readBuildOptions } from '../../../../scripts/build/readBuildOptions';

it('without flags the site is built for the root, into dist, for nobody but you', () => {
  expect(readBuildOptions([], {})).toEqual({
    base: '/',
    siteUrl: undefined,
    out: 'dist',
    audience: 'private',
  });
});

it('flags say where it goes', () => {
  const args = ['--base', '/repo/', '--site', 'https://name.github.io', '--out', 'there', '--publish'];
  expect(readBuildOptions(args, {})).toEqual({
    base: '/repo/',
    siteUrl: 'https://name.github.io',
    out: 'there',
    audience: 'public',
  });
});

it('the environment says so as GitHub’s configure-pages does', () => {
  const env = { BASE_PATH: '/repo', SITE_URL: 'https://name.github.io' };
  expect(readBuildOptions([], env)).toMatchObject({ base: '/repo/', siteUrl: 'https://name.github.io' });
});

it.each([
  ['', '/'],
  ['repo', '/repo/'],
  ['/repo', '/repo/'],
  ['repo/', '/repo/'],
  ['/a/b/', '/a/b/'],
])('a base of "%s" is mended to %s', (base, mended) => {
  expect(readBuildOptions([`--base=${base}`], {}).base).toBe(mended);
});

it.each(['/../', '/a b/', 'https://name.github.io/repo/', '/"/'])('a base of %s is refused', (base) => {
  expect(() => readBuildOptions(['--base', base], {})).toThrow(
    `--base ${base} is not a path: write it as /repo/, of letters, digits, hyphens and underscores`,
  );
});

it.each(['name.github.io', 'https://name.github.io/repo', 'javascript:alert(1)'])(
  'a site of %s is refused',
  (site) => {
    expect(() => readBuildOptions(['--site', site], {})).toThrow(
      `--site ${site} is not an origin: write it as https://name.github.io, and the path as --base`,
    );
  },
);
