import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, it } from 'vitest';
import { addToHead, headAdditions } from '../../../../scripts/prerender/document/head';
import { checkInline, importMap } from '../../../../scripts/prerender/document/inlineScripts';
import { sitemap } from '../../../../scripts/prerender/routes/sitemap';
import { hostileText } from '../../../support/hostileText';

type Node = DefaultTreeAdapterTypes.ChildNode;

const site = 'https://www.example.com/base/';

it('a head with a hostile style, base or module is rejected, or parsed exactly as written', () => {
  let read = 0;
  fc.assert(
    fc.property(hostileText, hostileText, fc.option(hostileText), (css, base, module) => {
      fc.pre(css !== ''); // a page without style has no element for it
      const made = attempt(() => {
        checkInline('the style', css, /<\/style/i);
        const additionsOf = headAdditions({
          base,
          styles: [{ text: css }],
          importMap: importMap([{ path: css, body: base }], base),
          modulesOf: new Map([[undefined, [module ?? '/entry.js']]]),
        });
        return addToHead(page, additionsOf(page, { path: '/' }));
      });
      if (made === undefined) return;
      read += 1;
      const elements = elementsOfHead(made);
      const [, policy, , style, , map, , loader, rules] = elements;
      const scripts = ['script', 'script', 'script', 'script'];
      expect(elements.map(({ name }) => name)).toEqual(['meta', 'meta', 'meta', 'style', 'title', ...scripts]);
      expect(style?.text).toBe(css);
      expect(policy?.attributes.content).toContain(`style-src ${hash(css)};`);
      expect(policy?.attributes.content).toContain(` ${hash(rules?.text ?? '')};`);
      expect(policy?.attributes.content).toContain(`'self' ${hash(map?.text ?? '')} `);
      expect(JSON.parse(map?.text ?? '')).toEqual({ integrity: { [base + css]: hash(base).slice(1, -1) } });
      expect(loader?.attributes).toEqual({ 'data-modules': new URL(module ?? '/entry.js', 'http://host').pathname });
      expect(JSON.parse(rules?.text ?? '').prefetch[0].where.href_matches).toBe(`${base}*`);
    }),
    { numRuns: 200 },
  );
  expect(read).toBeGreaterThan(20);
});

it('a sitemap of hostile paths has exactly their URLs', () => {
  const path = hostileText.map((text) => `/a/${text}`);
  fc.assert(
    fc.property(fc.array(path, { minLength: 2, maxLength: 5 }), (paths) => {
      const [file] = sitemap(paths, site);
      const xml = String(file?.body);
      expect(XMLValidator.validate(xml)).toBe(true);
      expect(new XMLParser({ processEntities: true }).parse(xml)).toEqual({
        '?xml': '',
        urlset: { url: paths.map((one) => ({ loc: new URL(one.slice(1), site).href })) },
      });
    }),
    { numRuns: 100 },
  );
});

const page = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body></body></html>';

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function elementsOfHead(document: string) {
  const head = descendants(parse(document).childNodes).find(({ nodeName }) => nodeName === 'head');
  return descendants(head && 'childNodes' in head ? head.childNodes : []).flatMap((node) => {
    if (!('tagName' in node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    return [{ name: node.tagName, attributes, text }];
  });
}

function descendants(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) => [node, ...('childNodes' in node ? descendants(node.childNodes) : [])]);
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
