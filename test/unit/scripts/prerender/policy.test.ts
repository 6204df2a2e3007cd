import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkPolicy, contentSecurityPolicy, developmentPolicy } from '../../../../scripts/prerender/policy';

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
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

it('needs no escaping in a double-quoted attribute', () => {
  expect(contentSecurityPolicy(inline)).not.toMatch(/["&<>]/);
});

it.each(['frame-ancestors', 'report-uri', 'sandbox'])(
  'has no %s, of which browsers complain in a meta element',
  (name) => {
    expect(contentSecurityPolicy(inline)).not.toContain(name);
  },
);

describe('the sources that a site adds', () => {
  it('are in their directives, including new ones', () => {
    const sources = {
      'script-src': ['https://stats.example.com'],
      'connect-src': ['https://stats.example.com', 'wss://live.example.com'],
      'frame-src': ['https://maps.example.com/embed'],
      'form-action': ['https://forms.example.com'],
    };
    const directives = contentSecurityPolicy({ scripts: [] }, sources).split('; ');

    expect(directives).toContain("script-src 'self' https://stats.example.com");
    expect(directives).toContain("connect-src 'self' https://stats.example.com wss://live.example.com");
    expect(directives).toContain('frame-src https://maps.example.com/embed');
    expect(directives).toContain('form-action https://forms.example.com');
  });

  it.each([
    'https://a.example.com',
    'https://*.example.com',
    'https://a.example.com:8443/b/',
    'wss://a.example.com',
    'data:',
    'blob:',
  ])('can be %s', (source) => {
    expect(checkPolicy({ 'img-src': [source] })).toEqual([]);
  });

  it.each([
    '*',
    'https:',
    "'unsafe-inline'",
    'http://a.example.com',
    'a.example.com',
    'https://a.example.com; x',
    'https://a b.com',
    '"',
  ])('cannot be %s', (source) => {
    expect(checkPolicy({ 'img-src': [source] })).toEqual([
      `policy img-src: ${JSON.stringify(source)} is not an origin: write it as https://maps.example.com`,
    ]);
  });

  it('are rejected for a directive that a <meta> cannot have', () => {
    const [error] = checkPolicy({ 'frame-ancestors': ['https://a.example.com'] } as object);

    expect(error).toMatch(/^policy frame-ancestors: choose one of script-src, /);
  });
});

describe('in development', () => {
  const directives = new Map(
    developmentPolicy({ 'img-src': ['https://tiles.example.com'] })
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive]),
  );

  it('the server may add style and script elements, and connect to the page', () => {
    expect(directives.get('script-src')).toBe("script-src 'self' 'unsafe-inline'");
    expect(directives.get('style-src')).toBe("style-src 'self' 'unsafe-inline'");
    expect(directives.get('connect-src')).toBe("connect-src 'self' ws: wss:");
    expect(directives.get('worker-src')).toBe('worker-src blob:');
  });

  it('style and script attributes are refused, as in a build', () => {
    expect(directives.get('script-src-attr')).toBe("script-src-attr 'none'");
    expect(directives.get('style-src-attr')).toBe("style-src-attr 'none'");
  });

  it('everything else is as in a build', () => {
    const built = contentSecurityPolicy(
      { style: '', scripts: [] },
      { 'img-src': ['https://tiles.example.com'] },
    );
    const others = built.split('; ').filter((directive) => !/^(script|style|connect)-src /.test(directive));

    expect([...directives.values()]).toEqual(expect.arrayContaining(others));
  });
});
