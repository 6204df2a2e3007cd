import { expect, it } from 'vitest';
import { readTemplate } from '../../../../../scripts/prerender/document/readTemplate';
import { type Fragment, toDocument } from '../../../../../scripts/prerender/document/template';

const indexHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="description" content="An app">
    <meta property="og:title" content="App">
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
    <div id="root">Loading…</div>
    <script type="module" src="/assets/main.js"></script>
    <script src="/counter.js">none();</script>
  </body>
</html>
`;
const template = readTemplate(indexHtml, (url) => url.startsWith('/assets/'));

it('has the markup in its root element, and all but the scripts and styles of the bundle, which the engine loads', () => {
  const html = toDocument({ html: '<h1 title="<html>">Home</h1>' }, template);

  expect(html).toContain('<div id="root"><h1 title="<html>">Home</h1></div>');
  expect(html).not.toContain('Loading…');
  expect(html).not.toContain('/assets/');
  expect(html).toContain('<link rel="stylesheet" href="/print.css">');
  expect(html).toContain('<script src="/counter.js">none();</script>');
});

it('is otherwise the same, letter for letter, and knows its inline scripts and styles', () => {
  expect(template).toMatchObject({
    scripts: ['setScheme();', 'count();', '{"prefetch":[]}'],
    styles: ['a{}\nb{}\nc{}', 'p{}'],
  });
  const own = readTemplate(indexHtml, () => false);

  expect(toDocument({ html: 'Loading…' }, own)).toBe(indexHtml);
});

it("replaces the template's tags by those of the page, whichever of React and the app wrote them", () => {
  const html = toDocument(
    {
      html: '<title>Home &lt;3</title><meta name="description" content="a &gt; b"/><h1>Home</h1>',
      head: '<meta data-rh="true" property="og:title" content="Home"/>',
    },
    template,
  );

  const ofHelmet = toDocument({ html: '', head: '<title data-rh="true"></title>' }, template);

  expect(html.match(/<title>[^<]*/g)).toEqual(['<title>Home &lt;3']);
  expect(ofHelmet).toBe(toDocument({ html: '' }, template)); // since Helmet writes it for none
  expect(html).toContain('<meta charset="utf-8">');
  expect(html.match(/<meta [^>]*description[^>]*>/g)).toEqual(['<meta name="description" content="a &gt; b"/>']);
  expect(html.match(/<meta [^>]*og:title[^>]*>/g)).toEqual([
    '<meta data-rh="true" property="og:title" content="Home"/>',
  ]);
  expect(html).toContain('<div id="root"><h1>Home</h1></div>');
});

it('keeps its title if React writes an empty one, as for a title with several children', () => {
  const html = toDocument({ html: '<title></title><meta name="a" content="b"/><h1>Home</h1>' }, template);

  expect(html.match(/<title.*<\/title>/g)).toEqual(['<title>App</title>']);
  expect(html).toContain('<div id="root"><h1>Home</h1></div>');
});

it('keeps the canonical URL of the template, unless the page has its own', () => {
  const link = (path: string) => `<link rel="canonical" href="https://www.example.com${path}">`;
  const own = readTemplate(indexHtml.replace('<title>', `${link('/')}<title>`), () => false);

  const small = readTemplate(`<head>${link('/')}</head><div id="root"></div>`, () => false);

  expect(toDocument({ html: '', head: link('/a') }, small)).toBe(`<head>${link('/a')}</head><div id="root"></div>`);
  for (const [head, path] of [
    ['<link rel="preload" as="image" href="/a.png">', '/'],
    [link('/about'), '/about'],
  ] as const)
    expect(toDocument({ html: '', head }, own).match(/<link rel="canonical".*?>/g)).toEqual([link(path)]);
});

it('has what Helmet has collected of the page, as objects that become text', () => {
  const helmet = {
    title: { toString: () => '<title data-rh="true">Home</title>' },
    meta: { toString: () => '<meta data-rh="true" property="og:title" content="Home"/>' },
    htmlAttributes: { toString: () => 'lang="de"' },
    bodyAttributes: { toString: () => 'class="a"' },
    ...{ base: '<base>', link: '<link>', style: '<style>', script: '<script>', noscript: '<noscript>' },
    priority: true,
  };
  const html = toDocument({ html: '', helmet }, template);

  expect(html).toMatch(/<html lang="de">.*<base>.*<link><style><script><noscript>.*<body class="a">/s);
  expect(html.match(/<(?:title|meta property)[^>]*>|<meta data.*?>/g)).toEqual([
    '<title data-rh="true">',
    '<meta data-rh="true" property="og:title" content="Home"/>',
  ]);
});

const tagsOf = (page: Partial<Fragment>, own = template) =>
  toDocument({ html: '', ...page }, own).match(/<(?:html|body)\b[^>]*>/g);

it("the page's attributes are added to the tags of the template, in place of those of the same names", () => {
  expect(tagsOf({ htmlAttributes: ' LANG=de dir="ltr" amp ', bodyAttributes: "class='a b'" })).toEqual([
    '<html LANG=de dir="ltr" amp>',
    "<body class='a b'>",
  ]);
  expect(tagsOf({ htmlAttributes: 'data-theme="dark"' })).toEqual(['<html lang="en" data-theme="dark">', '<body>']);
});

it("the page's attributes are an error if the template has no such tag", () => {
  const own = readTemplate('<head></head><div id="root"></div>', () => false);

  expect(() => tagsOf({ bodyAttributes: 'class="a"' }, own)).toThrow('has no <body>');
});

it('leaves a title of a drawing, which is none of the page', () => {
  const drawing = '<svg><title>Logo</title></svg>';
  const own = readTemplate(indexHtml.replace('<body>', `<body>${drawing}`), () => false);

  expect(toDocument({ html: '', head: '<title>Home</title>' }, own)).toContain(drawing);
});

it.each([
  '<title>A title</title>',
  '<meta name="a" content="b"/>',
  '<link rel="preload" as="image" href="/a.png"/>',
  '<link rel="stylesheet" href="/a.css" data-precedence="default"/>',
  '<style data-precedence="default" data-href="a">a{}</style>',
  '<script async="" src="/a.js"></script>',
])('moves %s, which React hoists, to the head', (tag) => {
  expect(toDocument({ html: `${tag}<p></p>` }, template)).toMatch(`${tag}</head>`);
});

it.each([
  '<meta itemprop="a" content="b"/>',
  '<link rel="stylesheet" href="/a.css"/>',
  '<style>a{}</style>',
  '<script src="/a.js"></script>',
])('leaves %s, which React does not hoist, in the markup', (tag) => {
  expect(toDocument({ html: `${tag}<p></p>` }, template)).toContain(`<div id="root">${tag}<p></p></div>`);
});

it("takes no element of the app's own for one of HTML", () => {
  const html = toDocument({ html: '<html-editor></html-editor>', head: '<title-bar></title-bar>' }, template);

  expect(html).toContain('<div id="root"><html-editor></html-editor></div>');
  expect(html).toContain('<title>App</title>');
});

it('keeps a whole document as it is', () => {
  const html = '\n<!DOCTYPE html><html></html>';

  expect(toDocument({ html }, template)).toBe(html);
});

it.each([
  ['<!doctype html><title>App</title><div id="root"></div>', 'no </head>'],
  ['<head></head><div id="app"></div>', `<div id="root"></div> in it, or name another with the option rootId`],
])('a template that lacks a part is an error that names it', (html, named) => {
  expect(() => readTemplate(html, () => false)).toThrow(named);
});
