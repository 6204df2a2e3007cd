import { describe, expect, it } from 'vitest';
import { readBuildOptions } from '../../../../scripts/build/readBuildOptions';

const read = (commandLine: string, env: Readonly<Record<string, string>> = {}) =>
  readBuildOptions(commandLine.split(' ').filter(Boolean), env);

it('builds for the root of the domain that the practice names, for nobody else to see', () => {
  expect(read('')).toEqual({
    base: '/',
    siteUrl: undefined,
    out: 'dist',
    previousAssets: undefined,
    audience: 'private',
    threads: undefined,
    report: 'full',
  });
});

it('takes what the command line says', () => {
  expect(
    read(
      '--base /repo/ --site https://name.github.io --out built --previous-assets kept --publish --threads 2 --quiet',
    ),
  ).toEqual({
    base: '/repo/',
    siteUrl: 'https://name.github.io',
    out: 'built',
    previousAssets: 'kept',
    audience: 'public',
    threads: 2,
    report: 'quiet',
  });
});

it('takes from the environment what the command line does not say', () => {
  expect(read('', { BASE_PATH: '/repo', SITE_URL: 'https://name.github.io' })).toMatchObject({
    base: '/repo/',
    siteUrl: 'https://name.github.io',
  });
});

it('takes the command line before the environment', () => {
  const env = { BASE_PATH: '/repo', SITE_URL: 'https://name.github.io' };

  expect(read('--base / --site https://www.example.com', env)).toMatchObject({
    base: '/',
    siteUrl: 'https://www.example.com',
  });
});

describe('the base', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['//', '/'],
    ['repo', '/repo/'],
    ['/repo', '/repo/'],
    ['repo/', '/repo/'],
    ['/some_repo-2.0/', '/some_repo-2.0/'],
    ['/team/repo', '/team/repo/'],
  ])('%j is read as %s', (written, base) => {
    expect(read('', { BASE_PATH: written }).base).toBe(base);
  });

  it.each([
    'https://name.github.io/repo/',
    '/a b/',
    '/../',
    '/.git/',
    '/a?b/',
    '/a#b/',
    '/a%20b/',
    '/é/',
    '/"/',
  ])('%s is refused', (base) => {
    expect(() => readBuildOptions(['--base', base], {})).toThrow(
      new Error(
        `--base ${base} is not a path: write it as /repo/, of letters, digits, hyphens and underscores`,
      ),
    );
  });
});

describe('the site', () => {
  it.each([
    ['', undefined],
    ['https://name.github.io', 'https://name.github.io'],
    ['https://name.github.io/', 'https://name.github.io'],
    ['https://Name.GitHub.io', 'https://name.github.io'],
    ['http://localhost:4173', 'http://localhost:4173'],
  ])('%j is read as %s', (written, siteUrl) => {
    expect(read('', { SITE_URL: written }).siteUrl).toBe(siteUrl);
  });

  it.each([
    'name.github.io',
    'localhost:4173',
    'https://',
    'https://name.github.io/repo',
    'https://name.github.io/?a=b',
    'ftp://name.github.io',
  ])('%s is refused', (site) => {
    expect(() => read(`--site ${site}`)).toThrow(
      new Error(
        `--site ${site} is not an origin: write it as https://name.github.io, and the path as --base`,
      ),
    );
  });
});

it.each([
  ['a flag that does not exist', '--bas /repo/', 'ERR_PARSE_ARGS_UNKNOWN_OPTION'],
  ['a flag without its value', '--out', 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'],
  ['a word without a flag', 'dist', 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL'],
])('refuses %s', (_, commandLine, code) => {
  expect(() => read(commandLine)).toThrow(expect.objectContaining({ code }));
});

it.each(['0', '-1', 'two', '1.5', '100'])('refuses --threads=%s', (threads) => {
  expect(() => read(`--threads=${threads}`)).toThrow(
    new Error(`--threads ${threads} is not a number of threads: write it as --threads 2`),
  );
});
