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
])("the path %s stands at the practice's own address", (path, end) => {
  expect(siteUrl(path)).toBe(practice.siteAddress + end);
});

it.each([
  ['/', '/repo/'],
  ['/impact', '/repo/impact'],
])('the path %s stands below the base of the build', (path, end) => {
  vi.stubEnv('BASE_URL', '/repo/');

  expect(siteUrl(path)).toBe(practice.siteAddress + end);
});

it('stands at the address of the build, where it names one', () => {
  vi.stubGlobal('__SITE_URL__', 'https://name.github.io');

  expect(siteUrl('/impact')).toBe('https://name.github.io/impact');
});
