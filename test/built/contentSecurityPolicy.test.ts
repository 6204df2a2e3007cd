import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { collectPages } from '../support/collectPages';
import { siteDirectory, sites } from '../support/sites';

type Element = DefaultTreeAdapterTypes.Element;

describe.each(sites)('the site built for $base', async ({ name }) => {
  const pages = (await collectPages(siteDirectory(name))).map(({ path, body }) => ({
    path,
    elements: elementsOf(parse(String(body))),
  }));

  it.each(pages)('allows exactly the inline style and scripts of $path, by their hashes', ({ elements }) => {
    const policy = elements.map((element) => attributes(element)).find(isPolicy)?.content ?? '';
    const allowed = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash);
    const inline = elements.filter((element) => element.tagName === 'style' || isInlineScript(element));
    expect(inline.length).toBeGreaterThan(1);
    expect(allowed.sort()).toEqual(inline.map((element) => hash(text(element))).sort());
  });

  it.each(pages)(
    'has in $path no style and no script in an attribute, which no hash allows',
    ({ elements }) => {
      const named = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => /^(style|on.*)$/.test(name)));
      expect(named).toEqual([]);
    },
  );

  it.each(pages)('has one referrer policy in $path, before any request', ({ elements }) => {
    const isReferrer = (element: Element) => attributes(element).name === 'referrer';
    const policies = elements.filter(isReferrer);
    expect(policies.map((element) => attributes(element).content)).toEqual(['same-origin']);
    const ruled = elements.findIndex(({ tagName }) => /^(script|link|img|a)$/.test(tagName));
    expect(elements.findIndex(isReferrer)).toBeLessThan(ruled);
  });

  it.each(pages)('has the policy of $path before any request', ({ elements }) => {
    const ruled = elements.findIndex(({ tagName }) => /^(script|style|link|img)$/.test(tagName));
    const policy = elements.findIndex((element) => isPolicy(attributes(element)));
    expect(policy).toBeGreaterThan(0);
    expect(policy).toBeLessThan(ruled);
  });
});

/** All elements of a document, in order. */
function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsOf(child)] : []));
}

function attributes({ attrs }: Element): Record<string, string> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

function isPolicy({ 'http-equiv': kind }: Record<string, string>): boolean {
  return kind === 'content-security-policy';
}

function isInlineScript(element: Element): boolean {
  const { type, src } = attributes(element);
  return element.tagName === 'script' && src === undefined && type !== 'application/ld+json';
}

function text({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function hash(words: string): string {
  return `sha256-${createHash('sha256').update(words).digest('base64')}`;
}
