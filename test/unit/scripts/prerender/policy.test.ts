import { expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  developmentPolicy,
  hashSource,
  sourcePattern,
} from '../../../../scripts/prerender/policy';

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

it("a source appears once; hashes are left out beside 'unsafe-inline', which browsers would then ignore", () => {
  expect(contentSecurityPolicy({ 'script-src': ["'unsafe-inline'", "'self'"] }, inline)).toContain(
    "; script-src 'self' 'unsafe-inline'; ",
  );
});

it('a development server may add style and script elements, and connect to the page; all else is as in a build', () => {
  const policy = { 'img-src': ['https://tiles.example.com'] };
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

it('sources are those that browsers know, in secure contexts', () => {
  const known = [
    ...['https://a.example.com', 'https://*.example.com', 'https://a.example.com:8443/b/', 'http://127.0.0.1:8000'],
    ...['ws://localhost:24678/a', 'wss://a.example.com', 'data:', 'https:', "'self'", "'wasm-unsafe-eval'"],
    ...[`'sha384-${'A'.repeat(64)}'`, hashSource('a()')],
  ];
  const unknown = [
    ...['*', "'none'", "'nonce-a'", 'http://a.example.com', 'a.example.com', 'https://a.example.com; x'],
    ...['https://a b.com', '"', 'unsafe-eval', '* https:'],
  ];

  expect(known.filter((source) => !sourcePattern.test(source))).toEqual([]);
  expect(unknown.filter((source) => sourcePattern.test(source))).toEqual([]);
});
