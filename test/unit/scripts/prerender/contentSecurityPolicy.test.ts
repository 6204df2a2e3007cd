import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../../scripts/prerender/contentSecurityPolicy';

it('nothing is allowed but the site’s own files and the style by its hash', () => {
  const hash = createHash('sha256').update('p{}').digest('base64');
  expect(contentSecurityPolicy('p{}')).toBe(
    `default-src 'none'; script-src 'self'; style-src 'sha256-${hash}'; img-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'`,
  );
});
