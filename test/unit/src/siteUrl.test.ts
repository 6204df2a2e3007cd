import { afterEach, expect, it, vi } from 'vitest';
import { siteUrl } from '../../../src/siteUrl';
import { practice } from '../../support/content';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  ['/', '/', '/'],
  ['/', '/impact', '/impact'],
  ['/repo/', '/', '/repo/'],
  ['/repo/', '/impact', '/repo/impact'],
])('of a site built for %s the path %s is at the practice’s own address', (base, path, end) => {
  vi.stubEnv('BASE_URL', base);

  expect(siteUrl(path)).toBe(practice.siteAddress + end);
});

it('is at the origin of the build, if it has one', () => {
  vi.stubGlobal('__SITE_URL__', 'https://name.github.io');

  expect(siteUrl('/impact')).toBe('https://name.github.io/impact');
});
