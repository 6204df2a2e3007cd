import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readTemplate } from '../../../../../scripts/prerender/document/readTemplate';
import { type Fragment, toDocument } from '../../../../../scripts/prerender/document/template';

const indexHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="description" content="An app">
    <title>App</title>
    <link rel="stylesheet" href="/assets/style.css">
    <link rel="stylesheet" href="/print.css">
    <link rel="modulepreload" href="/assets/vendor.js">
    <style media="all">a{}\r\nb{}\rc{}</style\n>
    <noscript><style>p{}</style></noscript>
    <script>setScheme();</script>
    <script type="application/ld+json">{}</script>
    <script type="application/javascript">count();</script>
    <script type="speculationrules">{"prefetch":[]}</script>
  </head>
  <body>
    <!-- <div id="root"></div> -->
    <svg><title>Logo</title></svg>
    <div id="root">Loading…<link rel="stylesheet" href="/assets/first.css"></div>
    <script type="module" src="/assets/main.js"></script>
    <script src="/counter.js">none();</script>
  </body>
</html>
`;
const template = readTemplate(indexHtml, (url) => url.startsWith('/assets/'));

/** A body whose title is not that of the page. */
const body = (markup = '') => `<svg><title>Logo</title></svg><div id="root">${markup}</div>`;

/** The document of a page in a template, which is `index.html` unless it has another head. */
const inTemplate = (page: Partial<Fragment>, head?: string) =>
  toDocument(
    { html: '', ...page },
    head === undefined ? template : readTemplate(`<head>${head}</head>${body()}`, () => false),
  );

describe('a template', () => {
  it('is otherwise the same, letter for letter, and knows its inline scripts and styles', () => {
    expect(
      toDocument(
        { html: 'Loading…<link rel="stylesheet" href="/assets/first.css">' },
        readTemplate(indexHtml, () => false),
      ),
    ).toBe(indexHtml);
    expect(template).toMatchObject({
      scripts: ['setScheme();', 'count();', '{"prefetch":[]}'],
      styles: ['a{}\nb{}\nc{}', 'p{}'],
    });
  });

  it('has the markup in its root element, and all but the scripts and styles of the bundle, which the engine loads', () => {
    const kept = indexHtml
      .replace(/<(?:link|script)[^>]*"\/assets[^>]*>(?:<\/script>)?/g, '')
      .replace('Loading…', '<h1 title="<html>">Home</h1>');

    expect(inTemplate({ html: '<h1 title="<html>">Home</h1>' })).toBe(kept);
  });

  it.each([
    ['<!doctype html><title>App</title><div id="root"></div>', 'no </head>'],
    ['<head></head><div id="app"></div>', '<div id="root"></div> in it, or name another with the option rootId'],
  ])('that lacks a part is an error that names it', (html, named) => {
    expect(() => readTemplate(html, () => false)).toThrow(named);
  });
});

const title = '<title>App</title>';
const canonical = (path: string) => `<link rel="canonical" href="https://www.example.com${path}">`;
const ofHelmet = (texts: object) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { toString: () => text }]));

it.each<[string, string, Partial<Fragment>, string]>([
  [
    'those that React writes first, in place of those of the same name',
    `${title}<meta name="description" content="An app">`,
    { html: '<title>Home &lt;3</title><meta name="description" content="a &gt; b"/>' },
    '<title>Home &lt;3</title><meta name="description" content="a &gt; b"/>',
  ],
  [
    'its own, in place of those of the same property',
    '<meta name="a"><meta property="og:title" content="App">',
    { head: '<meta data-rh="true" property="og:title" content="Home"/>' },
    '<meta name="a"><meta data-rh="true" property="og:title" content="Home"/>',
  ],
  [
    'those that Helmet has collected, as objects that become text',
    title,
    {
      helmet: {
        ...ofHelmet({ title: '<title data-rh="true">Home</title>', meta: '<meta>', base: '<base>', link: '<link>' }),
        ...{ style: '<style></style>', script: '<script></script>', noscript: '<noscript></noscript>', priority: true },
      },
    },
    '<title data-rh="true">Home</title><base><meta><link><style></style><script></script><noscript></noscript>',
  ],
  ['no empty title, as Helmet writes for none', title, { head: '<title data-rh="true"></title>' }, title],
  ['no empty title, as React writes for several children', title, { html: '<title></title>' }, title],
  ['a canonical URL of its own', canonical('/'), { head: canonical('/a') }, canonical('/a')],
  ['that of the template', canonical('/'), { head: '<link rel="preload">' }, `${canonical('/')}<link rel="preload">`],
  ["no element of the app's own", title, { head: '<title-bar>' }, `${title}<title-bar>`],
])('a page has in its head %s', (_, own, page, expected) => {
  expect(inTemplate(page, own)).toBe(`<head>${expected}</head>${body()}`);
});

it('what React hoists moves to the head, and all else stays in the markup', () => {
  const hoisted = (
    <>
      <title>A title</title>
      <meta name="a" content="b" />
      <link rel="preload" as="image" href="/a.png" />
      <link rel="stylesheet" href="/a.css" precedence="default" />
      <style precedence="default" href="a">{`a{}`}</style>
      <script async src="/a.js" />
    </>
  );
  const own = (
    <>
      <meta itemProp="a" content="b" />
      <link rel="stylesheet" href="/b.css" />
      <style>{`b{}`}</style>
      <script src="/b.js" />
    </>
  );
  const [head, markup, html = ''] = [hoisted, own, [hoisted, own]].map((elements) => renderToString(elements));

  expect(inTemplate({ html }, '')).toBe(`<head>${head}</head>${body(markup)}`);
});

it.each<[Partial<Fragment>, readonly string[]]>([
  [
    { htmlAttributes: ' LANG=de dir="ltr" amp ', bodyAttributes: "class='a b'" },
    ['<html LANG=de dir="ltr" amp>', "<body class='a b'>"],
  ],
  [{ htmlAttributes: 'data-theme="dark"' }, ['<html lang="en" data-theme="dark">', '<body>']],
  [
    { helmet: ofHelmet({ htmlAttributes: 'lang="de"', bodyAttributes: 'class="a"' }) },
    ['<html lang="de">', '<body class="a">'],
  ],
])('the attributes of a page, %j, take the place of those of the same names', (page, tags) => {
  expect(inTemplate(page).match(/<(?:html|body)\b[^>]*>/g)).toEqual(tags);
});

it('attributes are an error if the template has no such tag', () => {
  expect(() => inTemplate({ bodyAttributes: 'class="a"' }, '')).toThrow('has no <body>');
});

it('a whole document is kept as it is', () => {
  const html = '\n<!DOCTYPE html><html></html>';

  expect(inTemplate({ html })).toBe(html);
  expect(inTemplate({ html: '<html-editor></html-editor>' })).toContain('<div id="root"><html-editor>');
});
