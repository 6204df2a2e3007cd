import { describe, expect, it } from 'vitest';
import { pageWarnings, withoutTitle } from '../../../../../scripts/prerender/vite/pageWarnings';

const site = { template: '', base: '/', answers: () => true };
const page = (markup: string) => `<title>A page</title><ul><li>a</ul><div id="root">${markup}</div>`;
const documents = (pages: Readonly<Record<string, string>>) =>
  new Map(Object.entries(pages).map(([path, markup]) => [path, page(markup)]));
const warningsOf = (pages: Readonly<Record<string, string>>, again = pages) =>
  pageWarnings(documents(pages), documents(again), { ...site, template: '<title>App</title>' });

it.each([
  ['an element in one that cannot hold it', '<ul><li class="a">a<li>b</li></li></ul>', '<li class="a">'],
  ['a block in a paragraph', '<p>a<div>b</div></p>', '<p>'],
  ['a link in a link', '<a href="/">a <a href="/b">b</a></a>', '<a href="/">'],
  ['an element that browsers add', '<table><tr><td>a</td></tr></table>', '<tbody>'],
])('a page with %s brings a warning', (_, markup, tag) => {
  expect(warningsOf({ '/': markup })).toContainEqual(
    expect.stringContaining(`/: browsers end or add ${tag} elsewhere than React does`),
  );
});

it.each([
  '<p>a<br/><img src="/a.png"/></p>',
  '<p>a &amp; &quot;b&quot;</p>',
  '<style>a > b { color: red }</style>',
  '<ul><li>a<ul><li>b</li></ul></li></ul>',
  '<table><tbody><tr><td>a</td></tr></tbody></table>',
  '<svg><path d="M0 0"/><title>a</title></svg>',
  '<select><option selected="">a</option></select>',
  '<textarea>\na</textarea>',
])('a page brings no warning for %s', (markup) => {
  expect(warningsOf({ '/': markup })).toEqual([]);
});

describe('pages', () => {
  const link = (isActive: boolean) => `<a href="/"${isActive ? ' class="active"' : ''}>Blog</a>`;

  it('with the same content bring one warning, whatever their links look like, and are named up to the third', () => {
    const loading = (isActive: boolean) => `${link(isActive)}<p>Loading</p>`;
    const pages = { '/a': loading(true), '/b': loading(false), '/c': '<p>c</p>' };

    expect(warningsOf(pages)).toEqual([expect.stringContaining('/a, /b: have the same content: no effect runs')]);
    expect(warningsOf({ '/a': 'a', '/b': 'a', '/c': 'a', '/d': 'a' })).toEqual([
      expect.stringContaining('/a, /b, /c and others: have the same content'),
    ]);
  });

  it.each(['', ' ', '<div></div>'])('without content, such as %j, bring a warning', (markup) => {
    expect(warningsOf({ '/a': markup, '/b': 'b' })).toEqual([expect.stringContaining('/a: no text and no picture')]);
  });

  it.each(['', '<title></title>'])('without a title, such as %j, bring a warning', (title) => {
    expect(pageWarnings(new Map([['/a', title]]), new Map(), site)).toEqual([expect.stringContaining('/a: no title')]);
  });

  it('that differ each time they are rendered bring one warning, unless only their attributes do', () => {
    const pages = { '/a': '<p id="1">0.1</p>', '/b': '<p id="1">b</p>' };

    expect(warningsOf(pages, { '/a': '<p id="2">0.2</p>', '/b': '<p id="2">b</p>' })).toEqual([
      expect.stringMatching(
        /^\/a: differs when it is rendered again, in another time zone, .*\n {4}“0\.1” and “0\.2”$/,
      ),
    ]);
  });

  it('with other pictures have other contents', () => {
    expect(warningsOf({ '/a': '<img src="/a.png"/>', '/b': '<img src="/b.png"/>' })).toEqual([]);
  });

  it('without the root element are not compared', () => {
    const pages = ['/a', '/b'].map((path) => [path, '<html><head><title>A</title></head>a</html>'] as const);

    expect(pageWarnings(new Map(pages), new Map(pages), site)).toEqual([]);
  });

  const template = '<title>App</title><link rel="canonical" href="https://www.example.com/">';
  const inTemplate = (template: string, own: Readonly<Record<string, string>>) =>
    new Map(Object.entries(own).map(([path, tags]) => [path, `${tags || template}<div id="root">${path}</div>`]));

  it.each([
    ['one page of several has no title of its own', { '/a': '', '/b': template }, '/a: no title but that'],
    ['none has', { '/a': '', '/b': '', '*': '' }, '/a, /b: no title but that of index.html'],
    ['the not-found page has none', { '/a': template, '*': '' }, undefined],
    ['the only page has none', { '/a': '' }, undefined],
  ])('with the title of index.html bring a warning, and for its canonical URL: %s', (_, own, warning) => {
    expect(
      pageWarnings(inTemplate(template, own), inTemplate(withoutTitle(template), own), { ...site, template }),
    ).toEqual(
      warning
        ? [expect.stringContaining(warning), expect.stringContaining('the canonical URL is that of index.html')]
        : [],
    );
  });

  it.each([
    ['<p style="opacity:0;transform:translateY(20px)"><b>a</b></p>', 1],
    ['<p style="opacity:0.5">a</p>', 0],
    ['<img style="opacity:0" src="/a.png" alt=""/>a', 0],
  ])('with text that nobody sees until a script runs bring a warning: %s', (markup, warnings) => {
    expect(warningsOf({ '/a': markup })).toHaveLength(warnings);
  });

  it('whose template shows such text without scripts bring none', () => {
    const pages = documents({ '/a': '<p style="opacity:0">a</p>' });

    expect(
      pageWarnings(pages, pages, {
        ...site,
        template: '<noscript><style>[style*="opacity:0"]{opacity:1}</style></noscript>',
      }),
    ).toEqual([]);
  });
});

it('a page with markup in an <iframe>, which browsers take for text, brings a warning', () => {
  expect(warningsOf({ '/': '<iframe src="https://a.example.com/"><p>A map</p></iframe>' })).toContainEqual(
    expect.stringContaining('/: browsers take what is in an <iframe> for text'),
  );
  expect(warningsOf({ '/': 'words <iframe src="https://a.example.com/"></iframe>' })).toEqual([]);
});

it('a title that React left empty brings a warning that says why, not one of a missing title', () => {
  const documentOf = (title: string) => new Map([['/', `${title}<div id="root">words</div>`]]);

  expect(pageWarnings(documentOf('<title>App</title>'), documentOf('<title></title>'), site)).toEqual([
    expect.stringContaining('/: React writes an empty <title> for one with several children'),
  ]);
});

it('a not-found page without content is said to lack a route', () => {
  expect(warningsOf({ '*': '' })).toEqual([
    expect.stringContaining('*: no text and no picture: add a route with the path *'),
  ]);
});

describe('a link', () => {
  const pages = ['/repo/', '/repo/about', '/repo/a/b', '/repo/logo.svg'];
  const linksOf = (...urls: readonly string[]) => {
    const markup = urls.map((url) => `<a href="${url}">words</a><img src="${url}"/>`).join('');
    const document = new Map([['/a/b', page(markup)]]);
    return pageWarnings(document, document, {
      ...site,
      base: '/repo/',
      answers: (path) => pages.includes(`/repo${path}`),
    });
  };

  it('to a page or a file, or to another site, brings no warning', () => {
    const others = ['https://example.com/a', '//example.com/a', 'mailto:a@example.com', '#part', '', '?a=b', '/other/'];

    expect(linksOf(...pages, '/repo/about?a=b#c', '../about', ...others)).toEqual([]);
  });

  it('that leads nowhere brings one warning with all such links of the pages', () => {
    expect(linksOf('/repo/abuot', '/repo/about', 'c')).toEqual([
      '/a/b: there is no page or file at this address: correct it, or add the path\n    /repo/abuot\n    c',
    ]);
  });

  it('without the base of the site brings one that says so', () => {
    expect(linksOf('/logo.svg')).toEqual([
      expect.stringMatching(/^\/a\/b: leads outside of the site, which is below \/repo\/: .*\n {4}\/logo\.svg$/),
    ]);
  });
});
