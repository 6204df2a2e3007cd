import { afterEach, expect, it, vi } from 'vitest';
import { siteUrl } from '../../../src/siteUrl';
import { practice } from '../../support/content';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ['/', '/'],
  ['/impact', '/impact'],
  ['/social/home.jpg', '/social/home.jpg'],
])('the path %s is at the practice’s own address', (path, end) => {
  expect(siteUrl(path)).toBe(practice.siteAddress + end);
});

it.each([
  ['/', '/repo/'],
  ['/impact', '/repo/impact'],
])('the path %s is below the base of the build', (path, end) => {
  vi.stubEnv('BASE_URL', '/repo/');

  expect(siteUrl(path)).toBe(practice.siteAddress + end);
});

it('is at the origin of the build, if it has one', () => {
  vi.stubGlobal('__SITE_URL__', 'https://name.github.io');

  expect(siteUrl('/impact')).toBe('https://name.github.io/impact');
});
