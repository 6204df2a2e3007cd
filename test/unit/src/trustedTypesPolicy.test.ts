import type { PolicySources } from 'prerender-engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serialiseStructuredData, structuredData } from '../../../src/head/structuredData';
import { routes } from '../../../src/routes';
import { installTrustedTypesPolicy } from '../../../src/trustedTypesPolicy';

afterEach(() => vi.unstubAllGlobals());

/** What the page's policy lets be written. */
function filters(
  sources: PolicySources = {},
): Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null> {
  const createPolicy = vi.fn();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  vi.stubGlobal('location', new URL('https://www.example.com/impact'));
  installTrustedTypesPolicy(sources);
  const [name, made] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  return made;
}

describe('as markup', () => {
  it.each(['<b>', '<script>alert(1)</script>', '<script></script><b>', 'a < b', '<'])(
    '%j is refused',
    (html) => {
      expect(filters().createHTML(html)).toBeNull();
    },
  );

  it.each(['<script></script>', 'words & words', ''])('%j is allowed', (html) => {
    expect(filters().createHTML(html)).toBe(html);
  });
});

describe('as code', () => {
  it.each(['alert(1)', '', ' {"@context":1}', '{"a":1}', '{alert(1)}'])('%j is refused', (code) => {
    expect(filters().createScript(code)).toBeNull();
  });

  it.each(['{"@context":1}', '{"@context":alert(1)}', '{"@context":1};alert(1)', '{"@context":/*'])(
    '%j is allowed, because no browser can run it',
    (code) => {
      expect(filters().createScript(code)).toBe(code);
      expect(() => new Function(code)).toThrow(SyntaxError);
    },
  );
});

describe('as the URL of a script', () => {
  const elsewhere = 'https://stats.example.com/second.js';

  it('another origin is refused', () => {
    expect(filters().createScriptURL(elsewhere)).toBeNull();
  });

  it('another origin is left to the Content Security Policy where the site allows scripts of others', () => {
    const sources = { 'script-src': ['https://stats.example.com'] };
    expect(filters(sources).createScriptURL(elsewhere)).toBe(elsewhere);
    expect(filters(sources).createScriptURL('/other.js')).toBeNull();
  });
});

it.each(routes)('the structured data of $page is allowed, as markup and as code', (route) => {
  const data = serialiseStructuredData(structuredData({ ...route, title: '</script><b>' }, undefined));

  expect([filters().createHTML(data), filters().createScript(data)]).toEqual([data, data]);
});

it('an existing default policy stays', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('window', { trustedTypes: { createPolicy, defaultPolicy: {} } });
  installTrustedTypesPolicy();

  expect(createPolicy).not.toHaveBeenCalled();
});

it('nothing is installed without Trusted Types support', () => {
  vi.stubGlobal('window', {});

  expect(installTrustedTypesPolicy).not.toThrow();
});
