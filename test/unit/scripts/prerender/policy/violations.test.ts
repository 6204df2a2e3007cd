import { describe, expect, it } from 'vitest';
import { readTokens } from '../../../../../scripts/prerender/policy/markup';
import { hash, type Policy } from '../../../../../scripts/prerender/policy/policy';
import { checkDocument, checkStyle } from '../../../../../scripts/prerender/policy/violations';

const causesIn = (html: string, policy: Policy = {}, site?: string) =>
  checkDocument(readTokens(html), policy, site).violations.map((error) => error.split('\n')[0]);
/** A policy is said to refuse a source, and to need it in a directive; a style sheet may load fonts too. */
const refused = (source: string, directive: string, named = source) =>
  `the policy refuses ${named} as ${directive}: allow it with head: { policy: { '${directive}': ["${source}"] } }${
    directive === 'style-src' ? ', and the origin of its fonts as font-src' : ''
  }`;

const origin = 'https://cdn.example.com';

describe('an origin is refused', () => {
  it.each([
    ['<script src="URL">', 'script-src'],
    ['<script type=module src=URL></script>', 'script-src'],
    ['<link rel="modulepreload" href="URL">', 'script-src'],
    ["<LINK REL = 'STYLESHEET' HREF = 'URL'>", 'style-src'],
    ...['shortcut icon', 'apple-touch-icon', 'mask-icon'].map((rel) => [`<link rel="${rel}" href="URL">`, 'img-src']),
    ['<link rel="manifest" href="URL">', 'manifest-src'],
    ...Object.entries({
      ...{ script: 'script-src', style: 'style-src', image: 'img-src', font: 'font-src', fetch: 'connect-src' },
      ...{ audio: 'media-src', video: 'media-src', track: 'media-src' },
    }).map(([as, directive]) => [`<link rel="preload" as="${as}" href="URL">`, directive]),
    ['<img\n alt="a > b"\n src="URL" src="/b.png"/>', 'img-src'],
    ['<img src="//cdn.example.com/a.png">', 'img-src'],
    ['<img src="/a.png" srcset="/b.png 1x, URL 2x">', 'img-src'],
    ...['source srcset', 'input src', 'video poster', 'image href', 'image xlink:href'].map((start) => [
      `<${start}="URL">`,
      'img-src',
    ]),
    ['<noscript><img src="URL"></noscript>', 'img-src'],
    ...['audio', 'video', 'source', 'track'].map((name) => [`<${name} src="URL">`, 'media-src']),
    ...['iframe', 'frame'].map((name) => [`<${name} src="URL">`, 'frame-src']),
    ...['embed src', 'object data'].map((start) => [`<${start}="URL">`, 'object-src']),
    ...['form action', 'button formaction', 'input formaction'].map((start) => [`<${start}="URL">`, 'form-action']),
  ])('in %s, unless it is named as %s', (tag = '', directive = '') => {
    const html = tag.replaceAll('URL', `${origin}/a`);

    expect(causesIn(html)).toEqual([refused(origin, directive)]);
    expect(causesIn(html, { [directive]: [origin] })).toEqual([]);
    expect(causesIn(html, { level: 'none' })).toEqual([]);
  });

  it.each([
    ['in a comment', '<!-- <img style="top:0" src="URL"> -->'],
    ['in a script of data', `<script type="application/json" src="URL">"<img src='URL'>"</script>`],
    ['in a title', '<title><img src="URL"></title>'],
    ['in an attribute', `<p title='<img src="URL">'>`],
    ["in the name of the site's own picture", '<img src="/a, URL">'],
    ['of a link', '<a href="URL"><link rel="canonical" href="URL">'],
    ['of nothing, or of another program', '<video src=""><link rel="stylesheet"><iframe src="about:blank">'],
    ["of the site's own files", '<img src="/a.png"><script src="/a.js"></script><link rel="icon" href="/a.ico">'],
  ])('but not %s', (_, html) => {
    expect(causesIn(html.replaceAll('URL', `${origin}/a`))).toEqual([]);
  });

  it.each([
    ['https://cdn.example.com', true],
    ['https://*.example.com', true],
    ['https://*.cdn.example.com', false],
    ['https://CDN.example.com:443', true],
    ['https://cdn.example.com/img/', true],
    ['https://cdn.example.com/img', false],
    ['https://cdn.example.com/img/a.png', true],
    ['https://cdn.example.com:8443', false],
    ['wss://cdn.example.com', false],
    ['https://example.com', false],
  ])('unless a source matches as browsers match it: %s', (source, isAllowed) => {
    expect(causesIn(`<img src="${origin}/img/a.png?b=c">`, { 'img-src': [source] })).toHaveLength(isAllowed ? 0 : 1);
  });

  it.each([
    ['by its scheme if it has no host', 'data:image/png;base64,AA', refused('data:', 'img-src')],
    [
      'as a file of the machine that builds',
      'file:///home/app/src/a.png',
      "file:///home/app/src/a.png is a file of the machine that builds: import it, as in import picture from './picture.png'",
    ],
    ['on this machine', 'http://localhost:4555/a.png', refused('http://localhost:4555', 'img-src')],
    [
      'for good if it is not secure',
      'http://cdn.example.com/a.png',
      'the policy refuses http://cdn.example.com as img-src: load it over https',
    ],
  ])('%s', (_, url, cause) => {
    expect(causesIn(`<img src="${url}">`)).toEqual([cause]);
  });
});

const own = ['/a.mp4', 'a.mp4', 'https://www.example.com/a.mp4'];
it.each(own)("the site's own files are known as such wherever the page says they are: %s", (src) => {
  const site = 'https://www.example.com/repo/';

  expect(causesIn(`<video src="${src}">`, {}, site)).toEqual([refused("'self'", 'media-src', "the site's own files")]);
  expect(causesIn(`<video src="${src}">`, { 'media-src': ["'self'"] }, site)).toEqual([]);
});

describe('what is inline', () => {
  const unsafe: Policy = { 'script-src': ["'unsafe-inline'"] };

  it.each<[string, string, Policy]>([
    ['style attributes', '<p style = "top:0">', { level: 'relaxed' }],
    ['style elements', '<style>p{top:0}</style>', { 'style-src': [hash('p{top:0}')] }],
    ['inline scripts', '<script type>a()</script>', { level: 'relaxed' }],
    ['inline scripts', '<script type="text/javascript">a()</script>', { 'script-src': [hash('a()')] }],
    ['inline scripts', '<script type="module">a()</script>', unsafe],
    ...['p onclick', 'a href', 'a xlink:href', 'iframe src'].map((start): [string, string, Policy] => [
      'event-handler attributes',
      `<${start}="  javascript:a()">`,
      unsafe,
    ]),
    ['<base>', '<base href="/">', { level: 'none' }],
  ])('is refused: %s, as in %s, unless the policy allows it', (name, html, allowing) => {
    expect(causesIn(html)).toEqual([expect.stringContaining(`the policy refuses ${name}`)]);
    expect(causesIn(html, allowing)).toEqual([]);
  });

  it.each([
    ['data, which is no script', '<script type="application/ld+json">{}</script>'],
    ['the action that React writes for a form', `<form action="javascript:throw new Error('')">`],
    ['an address with such a query', '<a href="/?javascript:">'],
    ['an attribute for data', '<img data-onclick="a()">'],
    ['a script that an empty address keeps from running', '<script src>a()</script>'],
  ])('may be %s', (_, html) => {
    expect(causesIn(html)).toEqual([]);
  });

  it('is given as browsers hash it at the level relaxed, unless it is data or allowed already', () => {
    const html = `<script data-a='b>c'>a()\r\nb()\rc()</script\n><script type="application/json">{}</script><script>d()</script>`;
    const policy: Policy = { level: 'relaxed', 'script-src': [hash('d()')] };

    expect(checkDocument(readTokens(html), policy)).toEqual({ violations: [], scripts: ['a()\nb()\nc()'] });
  });

  it('may itself load what the policy refuses', () => {
    const html = `<p style="background:url(&quot;${origin}/a.png&quot;)"><style>@import "${origin}/a.css";</style>`;

    expect(causesIn(html, { level: 'relaxed' })).toEqual([refused(origin, 'img-src'), refused(origin, 'style-src')]);
  });
});

it('a violation is reported once for a page, with its first tag, up to 100 characters of it', () => {
  const long = `<style>${'a'.repeat(93)}</style>`;

  expect(checkDocument(['<p\n  style="top:0"', '<i style="left:0"', long], {}).violations).toEqual([
    expect.stringMatching(/style attributes: .*\n {4}<p style="top:0">$/),
    expect.stringMatching(/\n {4}<style>a{93}…$/),
  ]);
});

it.each([
  ['a{background:url(URL),url(URL)}', 'img-src'],
  ['a{background:url(URL/*)}', 'img-src'],
  ['a{background:URL( "URL" )}', 'img-src'],
  ["@media print{a{background:url('URL')}}", 'img-src'],
  ['@font-face  {font-family:A;src:url(/a.woff2),url(URL)}', 'font-src'],
  ['@import url(URL) print;', 'style-src'],
  ["@import'URL';", 'style-src'],
])('in a style %s is refused as %s', (text, directive) => {
  const css = text.replaceAll(/URL(?!\()/g, `${origin}/a`);

  expect(checkStyle(css, {})).toEqual([
    expect.stringContaining(`${refused(origin, directive)}\n    in the style: ${origin}/a`),
  ]);
  expect(checkStyle(css, { [directive]: [origin] })).toEqual([]);
  expect(checkStyle(css, { level: 'none' })).toEqual([]);
});

it.each([
  `/* url(${origin}/a.png) */`,
  '@namespace svg url(http://www.w3.org/2000/svg);',
  'a{background:url(/a.png);mask:url(#a);content:"b"}',
])('in a style %s is not', (css) => {
  expect(checkStyle(css, {})).toEqual([]);
});
