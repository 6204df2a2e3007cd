import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveRequest } from '../../../../scripts/preview/resolveRequest';
import { hostilePath } from '../../../support/hostilePath';

const files = new Set([
  ...['index.html', '404.html', 'impact.html', 'impact/index.html', 'homes/index.html', 'homes/a b.html'],
  ...['a b/index.html', 'assets/entry.js', '.nojekyll', '.well-known/security.txt'],
]);

const resolve = (target: string, base = '/') => resolveRequest(target, base, files);
const file = (path: string) => ({ kind: 'file', path });
const redirect = (location: string) => ({ kind: 'redirect', location });
const notFound = { kind: 'notFound' };

describe('a URL resolves to', () => {
  it.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/assets/entry.js', 'assets/entry.js'],
    ['/impact.html', 'impact.html'],
    ['/impact', 'impact.html'],
    ['/impact/', 'impact/index.html'],
    ['/homes/', 'homes/index.html'],
    ['/404.html', '404.html'],
    ['/homes/a%20b', 'homes/a b.html'],
    ['/imp%61ct', 'impact.html'],
    ['/impact?from=mail&to=/x?y', 'impact.html'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/.nojekyll', '.nojekyll'],
  ])('%s: the file %s', (target, path) => {
    expect(resolve(target)).toEqual(file(path));
  });

  it.each([
    ['/homes', '/homes/'],
    ['/homes?from=mail', '/homes/?from=mail'],
    ['/h%6Fmes', '/homes/'],
    ['/a%20b', '/a%20b/'],
  ])('%s: a redirect to %s', (target, location) => {
    expect(resolve(target)).toEqual(redirect(location));
  });

  it.each([
    ['a file that is not there', '/nowhere'],
    ['a folder that is not there', '/nowhere/'],
    ['a folder without an index', '/assets'],
    ['a folder without an index, with its slash', '/assets/'],
    ['a file with a slash after it', '/impact.html/'],
    ['another case of the letters', '/Impact'],
  ])('nothing for %s', (_, target) => {
    expect(resolve(target)).toEqual(notFound);
  });
});

describe('below a base path', () => {
  it.each([
    ['/some-repo/', file('index.html')],
    ['/some-repo/impact', file('impact.html')],
    ['/some-repo', redirect('/some-repo/')],
    ['/some-repo?from=mail', redirect('/some-repo/?from=mail')],
    ['/some-repo/homes', redirect('/some-repo/homes/')],
    ['/', notFound],
    ['/impact', notFound],
    ['/some-repository/', notFound],
    ['/Some-Repo/', notFound],
  ])('%s gives its own', (target, resolution) => {
    expect(resolve(target, '/some-repo/')).toEqual(resolution);
  });
});

describe.each(['/', '/some-repo/'])('below %s a hostile URL resolves to nothing', (base) => {
  it.each([
    ['no path', ''],
    ['an asterisk', '*'],
    ['a path without its slash', 'impact'],
    ['an absolute address', 'http://evil.example/homes'],
    ['another host', '//evil.example'],
    ['another host, with a slash', '//evil.example/'],
    ['another host before a folder', '//evil.example/homes'],
    ['another host by an encoded slash', '/%2Fevil.example/homes'],
    ['another host by a backslash', '/\\evil.example/homes'],
    ['another host by an encoded backslash', '/%5Cevil.example/homes'],
    ['two slashes before a folder', `${base}/homes`],
    ['two slashes inside', `${base}homes//index.html`],
    ['an encoded slash', `${base}homes%2Findex.html`],
    ['an encoded slash in small letters', `${base}homes%2findex.html`],
    ['the folder above', `${base}../package.json`],
    ['the folder above, encoded', `${base}%2e%2e/package.json`],
    ['the folder above, half encoded', `${base}.%2E/package.json`],
    ['the folder above, encoded twice', `${base}%252e%252e/package.json`],
    ['the folder above, by backslashes', `${base}..\\package.json`],
    ['a way out and in again', `${base}homes/../impact`],
    ['a way out of the well-known folder', `${base}.well-known/../impact.html`],
    ['the same folder', `${base}./impact`],
    ['a bare null byte', `${base}impact\0`],
    ['an escape that is not UTF-8', `${base}%ff`],
    ['an overlong slash', `${base}homes%c0%afindex.html`],
    ['a fragment', `${base}impact#team`],
    ['a line break in the path', `${base}homes\r\nset-cookie: a=b`],
    ['an encoded line break in the path', `${base}homes%0d%0aset-cookie:%20a=b`],
    ['a line break in the query', `${base}homes?\r\nset-cookie: a=b`],
    ['the name of a property that all objects have', `${base}__proto__`],
    ['a hundred thousand letters', base + 'a'.repeat(100_000)],
    ['a hundred thousand steps up', base + '../'.repeat(100_000)],
    ['a hundred thousand slashes', '/'.repeat(100_000)],
  ])('for %s', (_, target) => {
    expect(resolve(target, base)).toEqual(notFound);
  });

  it.each([
    ['a null byte', `${base}impact%00.html`],
    ['a null byte at the end', `${base}impact.html%00`],
    ['a percent sign alone', `${base}%`],
    ['half an escape', `${base}impact%2`],
    ['an escape that is not hexadecimal', `${base}%zz`],
  ])('and is malformed for %s', (_, target) => {
    expect(resolve(target, base)).toEqual({ kind: 'malformed' });
  });
});

it.each(['/', '/some-repo/'])(
  'below %s any URL is a file of the site, a redirect within it, or nothing',
  (base) => {
    const starts = [base, '/', 'http://evil.example/'];

    fc.assert(
      fc.property(fc.constantFrom(...starts), hostilePath, (start, path) => {
        const found = resolve(start + path, base);

        if (found.kind === 'file') expect(files).toContain(found.path);
        else if (found.kind === 'redirect') expect(found.location).toMatch(new RegExp(`^${base}(?!/)`));
        else if (found.kind === 'malformed') expect(path).toMatch(/%(?![\da-f]{2})|%00/i);
      }),
      { numRuns: 2000, seed: 1 },
    );
  },
);
