import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../../scripts/prerender/contentSecurityPolicy';

const inline = { style: 'a::before{content:"→ café"}', scripts: ['import("/entry.js")', '{}'] };

it('allows the site its own files, the inline style and scripts by their hashes, and nothing else', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

  expect(contentSecurityPolicy(inline).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${inline.scripts.map(hash).join(' ')}`,
    `style-src ${hash(inline.style)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

it('fits an attribute between double quotes as it stands', () => {
  expect(contentSecurityPolicy(inline)).not.toMatch(/["&<>]/);
});

it.each(['frame-ancestors', 'report-uri', 'sandbox'])(
  'has no %s, of which browsers complain in a meta element',
  (name) => {
    expect(contentSecurityPolicy(inline)).not.toContain(name);
  },
);
