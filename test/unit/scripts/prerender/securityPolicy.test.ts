import { expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  developmentPolicy,
  hashSource,
  type PolicySources,
} from '../../../../scripts/prerender/securityPolicy';

const inline = {
  'style-src': [hashSource('a::before{content:"→ café"}')],
  'script-src': ['a()', '{}'].map(hashSource),
};

it('a policy allows the own files of a site, what is inline by its hashes, and nothing else', () => {
  expect(contentSecurityPolicy({}, inline).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${inline['script-src'].join(' ')}`,
    `style-src ${inline['style-src']}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

it("without hashes, browsers obey 'unsafe-inline'; a source appears once", () => {
  expect(contentSecurityPolicy({ 'script-src': ["'unsafe-inline'", "'self'"] }, inline)).toContain(
    "; script-src 'self' 'unsafe-inline'; ",
  );
});

it('in development, pages may also contain inline code and connect to the server', () => {
  const policy: PolicySources = { 'img-src': ['https://tiles.example.com'] };
  const built = contentSecurityPolicy(policy, {}).split('; ');
  const developed = developmentPolicy(policy).split('; ');

  expect(developed.filter((directive) => !built.includes(directive))).toEqual([
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ws: wss:",
    'worker-src blob:',
    "script-src-attr 'none'",
    "style-src-attr 'none'",
  ]);
  expect(built.filter((directive) => !developed.includes(directive))).toEqual([
    "script-src 'self'",
    "connect-src 'self'",
  ]);
});

it('a source that is mistyped is a type error', () => {
  const known: PolicySources = {
    'img-src': ['https://*.example.com', 'http://localhost:8000', 'wss://a.example.com', 'data:', "'sha384-a'"],
    // @ts-expect-error
    'font-src': ['a.example.com', 'http://a.example.com', 'unsafe-eval'],
  };

  expect(contentSecurityPolicy(known, {})).toContain("img-src 'self' https://*.example.com");
});
