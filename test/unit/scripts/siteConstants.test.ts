import { expect, it } from 'vitest';
import { siteConstants } from '../../../scripts/siteConstants';

it.each([
  ['https://name.example.com', '"https://name.example.com"'],
  [undefined, 'undefined'],
])('writes the site %s and the year as code', (siteUrl, code) => {
  expect(siteConstants({ siteUrl, year: 2026 })).toEqual({
    'import.meta.env.SITE_URL': code,
    'import.meta.env.BUILD_YEAR': '2026',
  });
});
