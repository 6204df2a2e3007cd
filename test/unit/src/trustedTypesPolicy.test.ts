import type { PolicySources } from 'prerender-engine';
import { afterEach, expect, it, vi } from 'vitest';
import { installTrustedTypesPolicy } from '../../../src/trustedTypesPolicy';

afterEach(() => vi.unstubAllGlobals());

/** Installs the policy in a page, and returns what it calls. */
function install(sources?: PolicySources, trustedTypes: object = {}) {
  const createPolicy = vi.fn();
  vi.stubGlobal('window', { trustedTypes: { createPolicy, ...trustedTypes } });
  vi.stubGlobal('location', new URL('https://www.example.com/impact'));
  installTrustedTypesPolicy(sources);
  return createPolicy;
}

function filters(
  sources?: PolicySources,
): Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null> {
  const [name, made] = install(sources).mock.calls[0] ?? [];
  expect(name).toBe('default');
  return made;
}

it.each([
  ...['<b>', '<script>alert(1)</script>', '<script></script><b>', 'a < b', '<'].map((html) => [html, null] as const),
  ...['<script></script>', 'words & words', ''].map((html) => [html, html] as const),
])('of the markup %j the page gets %j', (html, allowed) => {
  expect(filters().createHTML(html)).toBe(allowed);
});

it.each(['alert(1)', '', ' {"@context":1}', '{"a":1}', '{alert(1)}'])('the code %j is refused', (code) => {
  expect(filters().createScript(code)).toBeNull();
});

const data = ['{"@context":1}', '{"@context":alert(1)}', '{"@context":1};alert(1)', '{"@context":/*'];
it.each(data)('the data %j is allowed, because no browser can run it', (code) => {
  expect(filters().createScript(code)).toBe(code);
  expect(() => new Function(code)).toThrow(SyntaxError);
});

it('a script of another origin is left to the Content Security Policy only where the site allows others', () => {
  const elsewhere = 'https://stats.example.com/second.js';
  const allowing = filters({ 'script-src': ['https://stats.example.com'] });

  expect(filters({}).createScriptURL(elsewhere)).toBeNull();
  expect(allowing.createScriptURL(elsewhere)).toBe(elsewhere);
  expect(allowing.createScriptURL('/other.js')).toBeNull();
});

it('an existing default policy stays', () => {
  expect(install({}, { defaultPolicy: {} })).not.toHaveBeenCalled();
});

it('nothing is installed without Trusted Types support', () => {
  vi.stubGlobal('window', {});

  expect(installTrustedTypesPolicy).not.toThrow();
});
