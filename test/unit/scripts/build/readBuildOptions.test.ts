import { UserError } from 'prerender-engine/diagnostics';
import { describe, expect, it } from 'vitest';
import { readBuildOptions } from '../../../../scripts/build/readBuildOptions';

const read = (commandLine: string, env: Readonly<Record<string, string>> = {}) =>
  readBuildOptions(commandLine.split(' ').filter(Boolean), env);

it('by default, builds privately for the root of the practice’s domain', () => {
  expect(read('')).toMatchObject({ base: '/', siteUrl: undefined, out: 'dist', publish: false });
});

it('reads the command line', () => {
  const { now, ...options } = read('--site https://a.example --out built --previous-assets kept --publish --threads 2');

  expect(options).toEqual({
    base: '/',
    siteUrl: 'https://a.example',
    out: 'built',
    previousAssets: 'kept',
    publish: true,
    threads: 2,
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
  ])('%j is read as %s', (raw, base) => {
    expect(read('', { BASE_PATH: raw }).base).toBe(base);
  });

  it.each([...['https://name.github.io/repo/', '/a b/', '/../', '/.git/', '/a?b/', '/a#b/', '/a%20b/', '/é/', '/"/']])(
    '%s is refused',
    (base) => {
      expect(() => readBuildOptions(['--base', base], {})).toThrow(
        new UserError(`--base is "${base}": write a path of letters, digits, hyphens and underscores, such as /repo/`),
      );
    },
  );
});

describe('the site', () => {
  it.each([
    ['', undefined],
    ['https://name.github.io', 'https://name.github.io'],
    ['https://name.github.io/', 'https://name.github.io'],
    ['https://Name.GitHub.io', 'https://name.github.io'],
    ['http://localhost:4173', 'http://localhost:4173'],
  ])('%j is read as %s', (raw, siteUrl) => {
    expect(read('', { SITE_URL: raw }).siteUrl).toBe(siteUrl);
  });

  it.each([
    ...['name.github.io', 'localhost:4173', 'https://', 'https://name.github.io/repo'],
    ...['https://name.github.io/?a=b', 'ftp://name.github.io'],
  ])('%s is refused', (site) => {
    expect(() => read(`--site ${site}`)).toThrow(
      new UserError(`--site is "${site}": write an origin, such as https://name.github.io; its path is --base`),
    );
  });
});

describe('the time of the build', () => {
  it('is that of SOURCE_DATE_EPOCH', () => {
    expect(read('', { SOURCE_DATE_EPOCH: '1600000000' }).now).toEqual(new Date('2020-09-13T12:26:40Z'));
  });

  it.each(['', 'today', '-1', '1600000000.5', '1600000000000'])('is not read from %j', (text) => {
    expect(() => read('', { SOURCE_DATE_EPOCH: text })).toThrow(
      new UserError(`SOURCE_DATE_EPOCH is "${text}": write whole seconds since 1970`),
    );
  });
});
