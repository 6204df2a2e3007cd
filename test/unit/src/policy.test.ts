import { afterEach, expect, it, vi } from 'vitest';
import type { PolicySources } from '../../../scripts/prerender/index.ts';
import { installTrustedTypesPolicy } from '../../../src/policy';

afterEach(() => vi.unstubAllGlobals());

/** Installs the policy in a page, and returns its filters; nothing if it is not installed. */
function install(sources: PolicySources = {}, existing: object = {}) {
  const createPolicy = vi.fn();
  vi.stubGlobal('window', { trustedTypes: { createPolicy, ...existing } });
  vi.stubGlobal('location', new URL('https://www.example.com/impact'));
  installTrustedTypesPolicy(sources);
  const [, filters] = createPolicy.mock.calls[0] ?? [];
  return filters as Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>;
}

it.each([
  ...['<b>', '<script>alert(1)</script>', '<script></script><b>', 'a < b', '<'].map((html) => [html, null] as const),
  ...['<script></script>', 'words & words', ''].map((html) => [html, html] as const),
])('of the markup %j the page gets %j', (html, allowed) => {
  expect(install().createHTML(html)).toBe(allowed);
});

it.each(['alert(1)', '', ' {"@context":1}', '{"a":1}', '{alert(1)}'])('the code %j is refused', (code) => {
  expect(install().createScript(code)).toBeNull();
});

const data = ['{"@context":1}', '{"@context":alert(1)}', '{"@context":1};alert(1)', '{"@context":/*'];
it.each(data)('the data %j is allowed, because no browser can run it', (code) => {
  expect(install().createScript(code)).toBe(code);
  expect(() => new Function(code)).toThrow(SyntaxError);
});

it('a script of another origin is left to the Content Security Policy only where the site allows others', () => {
  const elsewhere = 'https://stats.example.com/second.js';
  const allowing = install({ 'script-src': ['https://stats.example.com'] });

  expect(install().createScriptURL(elsewhere)).toBeNull();
  expect(allowing.createScriptURL(elsewhere)).toBe(elsewhere);
  expect(allowing.createScriptURL('/other.js')).toBeNull();
});

it('the policy of a browser extension stays', () => {
  expect(install({}, { defaultPolicy: {} })).toBeUndefined();
});
