import { expect, it } from 'vitest';
import { completeDocument, prepareHead } from '../../../../../scripts/prerender/document/completeDocument';
import { integrity, speculationRules } from '../../../../../scripts/prerender/document/inlineScripts';
import { loader } from '../../../../../scripts/prerender/document/loader';
import { type SiteHead, styleLimit } from '../../../../../scripts/prerender/document/planHead';
import { readStyleSheet } from '../../../../../scripts/prerender/document/readStyleSheet';
import { contentSecurityPolicy, hash } from '../../../../../scripts/prerender/policy/policy';
import type { PageRoute } from '../../../../../scripts/prerender/routes/routes';

// That each policy has the hashes of its page: test/integration/scripts/prerender/optionCombinations.test.ts.

const css = 'a{color:red}';
const file = { path: 'all.css', body: css };
const modulesOf = new Map([['page.ts', ['/entry.js', '/a&b.js']]]);

/** Completes a page that has an element `<a>`. Its style is `css`, unless the site has another. */
function complete(site: Partial<SiteHead> = {}, route: object = {}, body = '<a>') {
  const head = prepareHead({ base: '/', sheet: readStyleSheet(css), ...site });
  return completeDocument(
    `<head><meta charset="utf-8"></head>${body}`,
    { path: '/', module: 'page.ts', ...route },
    head,
  );
}

it('a head gets its policy, style and scripts in this order, the import map before the first import', () => {
  const rules = speculationRules('/');
  const policy = contentSecurityPolicy(
    {},
    { 'script-src': ['{}', loader, 'a()', rules].map(hash), 'style-src': [hash(css)] },
  );

  expect(complete({ modulesOf, importMap: '{}', scripts: ['a()'], referrer: 'origin' })).toEqual({
    html: [
      '<head><meta charset="utf-8">',
      `<meta http-equiv="content-security-policy" content="${policy}"/><meta name="referrer" content="origin"/>`,
      `<style>${css}</style><script type="importmap">{}</script>`,
      `<script data-modules="/entry.js /a&amp;b.js">${loader}</script>`,
      `<script>a()</script><script type="speculationrules">${rules}</script></head><a>`,
    ].join(''),
    linksStyle: false,
  });
});

it('a head has only what its route adds, on a site that adds nothing', () => {
  const document = '<head><meta charset="utf-8"></head>';

  expect(completeDocument(document, { path: '/', headEnd: '<link>' }, undefined)).toEqual({
    html: '<head><meta charset="utf-8"><link></head>',
    linksStyle: false,
  });
});

const long = `a{content:"${'$&'.padEnd(styleLimit - 'a{content:""}'.length, 'a')}"}`;
const outside = '@layer a,b;@media (scripting:none){@font-face{font-family:A;src:url(/a.woff2)}}';
const link = `<link rel="stylesheet" href="/all.css" integrity="${integrity(file)}"/>`;
const named = `<style data-sheet="/all.css" data-integrity="${integrity(file)}">`;
it.each<[string, string, Partial<SiteHead>, string]>([
  ['what the document can use', `b{top:0}${css}`, {}, `<style>${css}</style>`],
  ['none', 'b{top:0}', {}, ''],
  ['the name of the file that modules wait for', css, { styleFile: file, modulesOf }, `${named}${css}</style>`],
  ['every rule, if the site has scripts', `b{top:0}${css}`, { scripts: ['a()'] }, `<style>b{top:0}${css}</style>`],
  ['that name alone', 'b{top:0}', { styleFile: file, modulesOf }, `${named}</style>`],
  ['as much as a page carries', long, { styleFile: file }, `<style>${long}</style>`],
  ['more, without a file', `${long}a{}`, {}, `<style>${long}a{}</style>`],
  ['a link instead of more', `${long}a{}`, { styleFile: file }, link],
  ['a link after what is not in the file', outside + long, { styleFile: file }, `<style>${outside}</style>${link}`],
])('the style of a page is %s', (_, text, site, elements) => {
  const { html, linksStyle } = Object(complete({ sheet: readStyleSheet(text), ...site }));
  const [, styleSources, style] = /(?:style-src (.*?);.*)?base-uri.*?"\/>(.*?)<script/s.exec(html) ?? [];

  expect({ style, linksStyle }).toEqual({ style: elements, linksStyle: elements.endsWith(link) });
  expect(styleSources?.includes("'self'") ?? false).toBe(elements.includes('/all.css')); // the policy allows the file
});

it('a policy allows what the route adds, and at the level relaxed the own scripts of a page by their hashes', () => {
  const head = prepareHead({ base: '/', policy: { level: 'relaxed', 'img-src': ['https://tiles.example.com'] } });
  const policyOf = (script: string, route: Omit<PageRoute, 'path'>) => {
    const document = `<head><meta charset="utf-8"></head><script>${script}</script>`;
    const { html } = Object(completeDocument(document, { path: '/', ...route }, head));
    return /content="(.*?)"/.exec(html)?.[1];
  };
  const map = { policy: { 'img-src': ['https://map.example.com'] } };

  expect(policyOf('a()', {})).not.toContain('map.example.com');
  expect(policyOf('a()', map)).toContain(' https://tiles.example.com https://map.example.com;');
  expect(policyOf('b()', map)).toContain(`${hash('b()')}; `);
  expect(policyOf('b()', map)).not.toContain(hash('a()'));
});

it('a page is refused with what its policy refuses in its document, in the end of its head and in its style', () => {
  const sheet = readStyleSheet(`a{background:url(https://a.example.com/a.png)}${long}`);
  const headEnd = '<script src="https://b.example.com/b.js"></script>';

  expect(complete({ sheet, styleFile: file }, { headEnd }, '<a style="top:0">')).toEqual({
    errors: [
      expect.stringContaining('the policy refuses style attributes'),
      expect.stringContaining('{ \'script-src\': ["https://b.example.com"] }'),
      expect.stringContaining('{ \'img-src\': ["https://a.example.com"] }'),
    ],
  });
});
