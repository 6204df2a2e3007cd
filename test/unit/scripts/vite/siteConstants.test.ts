import { expect, it } from 'vitest';
import { siteConstants } from '../../../../scripts/vite/siteConstants';

it.each([
  ['https://name.example.com', '"https://name.example.com"'],
  [undefined, 'null'],
])('writes the site %s and the year as code', (siteUrl, code) => {
  expect(siteConstants({ siteUrl, year: 2026 })).toEqual({
    __SITE_URL__: code,
    __BUILD_YEAR__: '2026',
  });
});
