import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../../scripts/prerender/contentSecurityPolicy';

const style = 'a::before{content:"→ café"}';

it('allows the site its own files, the inline style by its hash, and nothing else', () => {
  const hash = createHash('sha256').update(Buffer.from(style, 'utf8')).digest('base64');

  expect(contentSecurityPolicy(style).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

it('fits an attribute between double quotes as it stands', () => {
  expect(contentSecurityPolicy(style)).not.toMatch(/["&<>]/);
});

it.each(['frame-ancestors', 'report-uri', 'sandbox'])(
  'has no %s, of which browsers complain in a meta element',
  (name) => {
    expect(contentSecurityPolicy(style)).not.toContain(name);
  },
);
