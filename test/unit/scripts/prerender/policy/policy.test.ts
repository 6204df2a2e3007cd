import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  developmentPolicy,
  hash,
  isSource,
  mergePolicies,
  type Policy,
} from '../../../../../scripts/prerender/policy/policy';

const inline = {
  'style-src': [hash('a::before{content:"→ café"}')],
  'script-src': ['import("/entry.js")', '{}'].map(hash),
};

it('allows the site its own files, what is inline by its hashes, and nothing else', () => {
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

describe('the sources that a site adds', () => {
  it('are in their directives, including new ones', () => {
    const sources = { 'script-src': ['https://a.example.com'], 'frame-src': ['https://b.example.com/c', 'https:'] };
    const directives = contentSecurityPolicy({ ...sources, 'form-action': ['https://c.example.com'] }, {}).split('; ');

    expect(directives).toContain("script-src 'self' https://a.example.com");
    expect(directives).toContain('frame-src https://b.example.com/c https:');
    expect(directives).toContain('form-action https://c.example.com');
  });

  const allowed = [
    ...['https://a.example.com', 'https://*.example.com', 'https://a.example.com:8443/b/'],
    ...[
      'http://localhost:4555',
      'ws://localhost:24678/a',
      'http://127.0.0.1:8000',
      'wss://a.example.com',
      'data:',
      'blob:',
      'https:',
      "'self'",
      "'unsafe-inline'",
      "'wasm-unsafe-eval'",
    ],
    ...["'strict-dynamic'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", `'sha384-${'A'.repeat(64)}'`],
  ];
  const refused = [
    ...['*', "'none'", "'nonce-a'", 'http://a.example.com', 'a.example.com', 'https://a.example.com; x'],
    ...['https://a b.com', '"', 'unsafe-eval', '* https:'],
  ];

  it.each([...allowed, ...refused])('are sources that browsers know: %s', (source) => {
    expect(isSource(source)).toBe(allowed.includes(source));
  });

  it("appear once; hashes are left out beside 'unsafe-inline', which browsers would then ignore", () => {
    const sources = { 'script-src': ["'unsafe-inline'", "'self'"], 'img-src': ["'self'"] };
    const directives = contentSecurityPolicy(sources, inline).split('; ');

    expect(directives).toContain("script-src 'self' 'unsafe-inline'");
    expect(directives).toContain("img-src 'self'");
  });
});

describe('the level', () => {
  it('relaxed allows inline styles, and markup from text, and the own files of every kind', () => {
    const directives = contentSecurityPolicy({ level: 'relaxed' }, { 'style-src': inline['style-src'] }).split('; ');

    expect(directives).toEqual([
      ...["default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'"],
      ...["img-src 'self' data: blob:", "font-src 'self' data:", "connect-src 'self'", "manifest-src 'self'"],
      ...["media-src 'self' data: blob:", "frame-src 'self'", "worker-src 'self' blob:"],
      ...["form-action 'self'", "base-uri 'none'"],
    ]);
  });

  it.each<[string, Policy]>([
    ["; base-uri 'none'; script-src-attr 'none'", { level: 'relaxed' }],
    ["; trusted-types default; style-src-attr 'none'", { 'script-src': ["'unsafe-inline'"] }],
  ])('in development has the end %s, as %j allows other attributes', (end, policy) => {
    expect(developmentPolicy(policy).slice(-end.length)).toBe(end);
  });

  it('none leaves pages without a policy', () => {
    expect(contentSecurityPolicy({ level: 'none' }, inline)).toBe('');
    expect(developmentPolicy({ level: 'none' })).toBe('');
  });

  it('of a route replaces that of the site, and its sources are added', () => {
    expect(
      mergePolicies(
        { level: 'strict', 'img-src': ['https://a.example.com'] },
        { level: 'relaxed', 'img-src': ['https://b.example.com'] },
      ),
    ).toEqual({ level: 'relaxed', 'img-src': ['https://a.example.com', 'https://b.example.com'] });
    expect(mergePolicies({ level: 'relaxed' }, {})).toEqual({ level: 'relaxed' });
  });
});

const directives = new Map(
  developmentPolicy({ 'img-src': ['https://tiles.example.com'] })
    .split('; ')
    .map((directive) => [directive.split(' ')[0] ?? '', directive]),
);

it('in development the server may add style and script elements, but no attributes, and connect to the page', () => {
  expect(directives.get('script-src')).toBe("script-src 'self' 'unsafe-inline'");
  expect(directives.get('style-src')).toBe("style-src 'self' 'unsafe-inline'");
  expect(directives.get('connect-src')).toBe("connect-src 'self' ws: wss:");
  expect(directives.get('worker-src')).toBe('worker-src blob:');
  expect(directives.get('script-src-attr')).toBe("script-src-attr 'none'");
  expect(directives.get('style-src-attr')).toBe("style-src-attr 'none'");
});

it('in development everything else is as in a build', () => {
  const built = contentSecurityPolicy({ 'img-src': ['https://tiles.example.com'] }, {});
  const others = built.split('; ').filter((directive) => !/^(script|style|connect)-src /.test(directive));

  expect([...directives.values()]).toEqual(expect.arrayContaining(others));
});
