import { expect, it } from 'vitest';
import { pageWarnings, withoutTitle } from '../../../../../scripts/prerender/vite/pageWarnings';

const site = { template: '<title>App</title>', base: '/', answers: () => true };
type Pages = Readonly<Record<string, string>>;

/** The warnings of pages with this markup in their root elements. @param again the markup of another time. */
const warningsOf = (pages: Pages, again = pages, template = site.template) => {
  const inTemplate = (pages: Pages) =>
    new Map(
      Object.entries(pages).map(([path, markup]) => [
        path,
        `<title>A page</title><ul><li>a</ul><div id="root">${markup}</div>`,
      ]),
    );
  return pageWarnings(inTemplate(pages), inTemplate(again), { ...site, template });
};

it.each([
  [
    'an element in one that cannot hold it',
    '<ul><li class="a">a<li>b</li></li></ul>',
    'browsers end or add <li class=',
  ],
  ['a block in a paragraph', '<p>a<div>b</div></p>', 'browsers end or add <p> elsewhere than React does'],
  ['a link in a link', '<a href="/">a <a href="/b">b</a></a>', 'browsers end or add <a href="/"> elsewhere'],
  ['an element that browsers add', '<table><tr><td>a</td></tr></table>', 'browsers end or add <tbody> elsewhere'],
  [
    'markup in an <iframe>',
    '<iframe src="https://a.example.com/"><p>A map</p></iframe>',
    'browsers take what is in an',
  ],
  ['no content', '', 'no text and no picture without scripts'],
  ['no words', ' <div></div>', 'no text and no picture without scripts'],
  [
    'text that nobody sees',
    '<p style="opacity:0;top:1px"><b>a</b></p>',
    'some text appears only once a script has run',
  ],
])('a page with %s brings a warning', (_, markup, warning) => {
  expect(warningsOf({ '/': markup })).toContainEqual(expect.stringContaining(`/: ${warning}`));
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
  'words <iframe src="https://a.example.com/"></iframe>',
  '<p style="opacity:0.5">a</p>',
  '<img style="opacity:0" src="/a.png" alt=""/>a',
])('a page brings no warning for %s', (markup) => {
  expect(warningsOf({ '/': markup })).toEqual([]);
});

it('text that nobody sees brings no warning if the template shows it without scripts', () => {
  const template = '<noscript><style>[style*="opacity:0"]{opacity:1}</style></noscript>';

  expect(warningsOf({ '/a': '<p style="opacity:0">a</p>' }, undefined, template)).toEqual([]);
});

it('pages with the same content bring one warning, whatever their links look like, and are named up to the third', () => {
  const loading = (className: string) => `<a href="/"${className}>Blog</a><p>Loading</p>`;

  const pages = { '/a': loading(''), '/b': loading(' class="active"'), '/c': 'c', '/d': 'd', '/e': 'd' };

  expect(warningsOf(pages)).toEqual([
    expect.stringContaining('/a, /b: have the same content: no effect runs'),
    expect.stringContaining('/d, /e: have the same content: no effect runs'),
  ]);
  expect(warningsOf({ '/a': 'a', '/b': 'a', '/c': 'a', '/d': 'a' })).toEqual([
    expect.stringContaining('/a, /b, /c and others: have the same content'),
  ]);
  expect(warningsOf({ '/a': '<img src="/a.png"/>', '/b': '<img src="/b.png"/>' })).toEqual([]);
});

it('pages that differ each time they are rendered bring one warning, unless only their attributes do', () => {
  const [pages, again] = [1, 2].map((id) => ({ '/a': `<p id="${id}">0.${id}</p>`, '/b': `<p id="${id}">b</p>` }));

  expect(warningsOf(pages ?? {}, again)).toEqual([
    expect.stringMatching(/^\/a: differs when it is rendered again, in another time zone, .*\n {4}“0\.1” and “0\.2”$/),
  ]);
});

it('a not-found page without content is said to lack a route', () => {
  expect(warningsOf({ '*': '' })).toEqual([
    expect.stringContaining('*: no text and no picture: add a route with the path *'),
  ]);
});

const template = '<title>App</title><link rel="canonical" href="https://www.example.com/">';
const keptBoth = ['no title but that of index.html', 'the canonical URL is that of index.html'];
it.each<[string, Pages, readonly string[]]>([
  [
    'one page of several has no title of its own',
    { '/a': '', '/b': '<title>B</title>' },
    keptBoth.map((kept) => `/a: ${kept}`),
  ],
  ['none has', { '/a': '', '/b': '', '*': '' }, keptBoth.map((kept) => `/a, /b: ${kept}`)],
  ['the not-found page has none', { '/a': '<title>A</title>', '*': '' }, []],
  ['the only page has none', { '/a': '' }, []],
  ['React has left one empty', { '/a': '<title></title>' }, ['/a: React writes an empty <title> for one with several']],
])('titles and canonical URLs of the template bring warnings if %s', (_, own, warnings) => {
  const inTemplate = (template: string) =>
    new Map(Object.entries(own).map(([path, tags]) => [path, `${tags || template}<div id="root">${path}</div>`]));

  expect(pageWarnings(inTemplate(template), inTemplate(withoutTitle(template)), site)).toEqual(
    warnings.map((warning) => expect.stringContaining(warning)),
  );
});

it('pages without a root element are not compared, but need a title', () => {
  const pages = new Map(['/a', '/b'].map((path) => [path, '<html><head></head>a</html>']));

  expect(pageWarnings(pages, pages, site)).toEqual([expect.stringContaining('/a, /b: no title: render <title>')]);
});

it('links that lead nowhere are listed, and those without the base of the site', () => {
  const found = ['/repo/', '/repo/about?a=b#c', '../about', '/repo/logo.svg'];
  const others = ['https://example.com/a', '//example.com/a', 'mailto:a@example.com', '#part', '', '?a=b', '/other/'];
  const links = [...found, ...others, '/repo/abuot', 'c', '/logo.svg'];
  const markup = links.map((url) => `<a href="${url}">words</a><img src="${url}"/>`).join('');
  const pages = new Map([['/a/b', `<title>A</title><div id="root">${markup}</div>`]]);
  const answers = (path: string) => ['/', '/about', '/a/b', '/logo.svg'].includes(path);

  expect(pageWarnings(pages, pages, { ...site, base: '/repo/', answers })).toEqual([
    '/a/b: there is no page or file at this address: correct it, or add the path\n    /repo/abuot\n    c',
    expect.stringMatching(/^\/a\/b: leads outside of the site, which is below \/repo\/: .*\n {4}\/logo\.svg$/),
  ]);
});
