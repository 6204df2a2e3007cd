import { describe, expect, it } from 'vitest';
import { readTokens } from '../../../../../scripts/prerender/policy/markup';
import { hash, type Policy } from '../../../../../scripts/prerender/policy/policy';
import { checkDocument, checkStyle } from '../../../../../scripts/prerender/policy/violations';

const causesIn = (html: string, policy: Policy = {}, site?: string) =>
  checkDocument(readTokens(html), policy, site).violations.map((error) => error.split('\n')[0]);
/** A policy is said to refuse a source, and to need it in a directive; a style sheet may load fonts too. */
const refused = (source: string, directive: string) =>
  `the policy refuses ${source} as ${directive}: allow it with head: { policy: { '${directive}': ["${source}"] } }${
    directive === 'style-src' ? ', and the origin of its fonts as font-src' : ''
  }`;
const ownRefused = (directive: string) =>
  `the policy refuses the site's own files as ${directive}: allow it with head: { policy: { '${directive}': ["'self'"] } }`;

const origin = 'https://cdn.example.com';

describe('an origin is refused', () => {
  it.each([
    [`<script src="${origin}/a.js">`, 'script-src'],
    [`<script type=module src=${origin}/a.js></script>`, 'script-src'],
    [`<link rel="stylesheet" href='${origin}/a.css'>`, 'style-src'],
    [`<LINK REL = "STYLESHEET" HREF = "${origin}/a.css">`, 'style-src'],
    [`<link rel="shortcut icon" href="${origin}/a.ico">`, 'img-src'],
    ...['apple-touch-icon', 'mask-icon'].map((rel) => [`<link rel="${rel}" href="${origin}/a.png">`, 'img-src']),
    [`<link rel="manifest" href="${origin}/a.json">`, 'manifest-src'],
    [`<link rel="modulepreload" href="${origin}/a.js">`, 'script-src'],
    ...Object.entries({
      ...{ script: 'script-src', style: 'style-src', image: 'img-src', font: 'font-src', fetch: 'connect-src' },
      ...{ audio: 'media-src', video: 'media-src', track: 'media-src' },
    }).map(([as, directive]) => [`<link rel="preload" as="${as}" href="${origin}/a">`, directive]),
    [`<img src="${origin}/a.png" src="/b.png">`, 'img-src'],
    [`<img src="//cdn.example.com/a.png">`, 'img-src'],
    [`<img src="/a.png" srcset="/b.png 1x, ${origin}/c.png 2x">`, 'img-src'],
    [`<img\n alt="a > b"\n src="${origin}/a.png"/>`, 'img-src'],
    [`<source srcset="${origin}/a.png">`, 'img-src'],
    [`<input type="image" src="${origin}/a.png">`, 'img-src'],
    [`<video poster="${origin}/a.png">`, 'img-src'],
    [`<svg><image href="${origin}/a.png"/></svg>`, 'img-src'],
    [`<svg><image xlink:href="${origin}/a.png"/></svg>`, 'img-src'],
    [`<noscript><img src="${origin}/a.png"></noscript>`, 'img-src'],
    ...['audio', 'video', 'source', 'track'].map((name) => [`<${name} src="${origin}/a">`, 'media-src']),
    ...['iframe', 'frame'].map((name) => [`<${name} src="${origin}/a">`, 'frame-src']),
    ...['embed src', 'object data'].map((start) => [`<${start}="${origin}/a">`, 'object-src']),
    [`<form action="${origin}/a">`, 'form-action'],
    ...['button', 'input'].map((name) => [`<${name} formaction="${origin}/a">`, 'form-action']),
  ])('in %s', (html, directive) => {
    expect(causesIn(html)).toEqual([refused(origin, directive)]);
    expect(causesIn(html, { [directive]: [origin] })).toEqual([]);
    expect(causesIn(html, { level: 'none' })).toEqual([]);
  });

  it.each([
    ['in a comment', `<!-- <img style="top:0" src="${origin}/a.png"> -->`],
    ['in a script', `<script type="application/json">"<img src='${origin}/a.png'>"</script>`],
    ['in a title', `<title><img src="${origin}/a.png"></title>`],
    ['in an attribute', `<p title='<img src="${origin}/a.png">'>`],
    ['of a link', `<a href="${origin}/">`],
    ['of nothing', '<video src=""><link rel="stylesheet"><iframe src="about:blank"><img src="https://">'],
    ['of another program', '<iframe src="web+data:a">'],
    ["in the name of the site's own picture", `<img src="/a, ${origin}/b.png">`],
    ['of data', `<script type="application/ld+json" src="${origin}/a"></script>`],
    ['of a canonical address', `<link rel="canonical" href="${origin}/">`],
    ['of a field that is no picture', `<input type="text" value="${origin}">`],
    ["of the site's own pictures and scripts", '<img src="/a.png"><script src="/a.js"></script>'],
    ["of the site's own fonts", '<link rel="preload" as="font" href="/a.woff2">'],
  ])('but not %s', (_, html) => {
    expect(causesIn(html)).toEqual([]);
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
    const picture = `${origin}/img/a.png`;
    const found = causesIn(`<img src="${picture}?b=c" srcset="${picture} 2x">`, { 'img-src': [source] });

    expect(found.length).toBe(isAllowed ? 0 : 1);
  });

  it('by its scheme if it has no host', () => {
    const html = '<img src="data:image/png;base64,AA"><img srcset="data:image/gif;base64,AA 1x">';
    const css = `a{background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")}`;

    expect(causesIn(html)).toEqual([refused('data:', 'img-src')]);
    expect(causesIn(html, { level: 'relaxed' })).toEqual([]);
    expect(checkStyle(css, {})).toEqual([expect.stringContaining(refused('data:', 'img-src'))]);
  });

  it('if it is one of the machine that builds, which is named as such', () => {
    expect(causesIn('<img src="file:///home/app/src/a.png">')).toEqual([
      "file:///home/app/src/a.png is a file of the machine that builds: import it, as in import picture from './picture.png'",
    ]);
    expect(causesIn('<img src="http://localhost:4555/a.png">')).toEqual([refused('http://localhost:4555', 'img-src')]);
  });

  it('for good if it is not secure', () => {
    expect(causesIn('<img src="http://cdn.example.com/a.png">')).toEqual([
      'the policy refuses http://cdn.example.com as img-src: load it over https',
    ]);
  });
});

const own = ['/a.mp4', 'a.mp4', './a.mp4', 'https://www.example.com/a.mp4'];
it.each(own)("the site's own files are known as such wherever the page says they are: %s", (src) => {
  const html = `<video src="${src}">`;

  expect(causesIn(html, {}, 'https://www.example.com/repo/')).toEqual([ownRefused('media-src')]);
  expect(causesIn(html, { 'media-src': ["'self'"] }, 'https://www.example.com/repo/')).toEqual([]);
});

describe('what is inline', () => {
  it.each<[string, string, Policy]>([
    ['style attributes', '<p style = "top:0">', { level: 'relaxed' }],
    ['style elements', '<style>p{top:0}</style>', { 'style-src': ["'unsafe-inline'"] }],
    ['inline scripts', '<script>a()</script>', { level: 'relaxed' }],
    ['inline scripts', '<script type>a()</script>', { level: 'relaxed' }],
    ['inline scripts', '<script type="text/javascript">a()</script>', { level: 'relaxed' }],
    ['inline scripts', '<script type="module">a()</script>', { 'script-src': ["'unsafe-inline'"] }],
    ['event-handler attributes', '<p onclick="a()">', { 'script-src': ["'unsafe-inline'"] }],
    ...['a href', 'a xlink:href', 'iframe src'].map((start): [string, string, Policy] => [
      'event-handler attributes',
      `<${start}="  javascript:a()">`,
      { 'script-src': ["'unsafe-inline'"] },
    ]),
    ['<base>, which would redirect every address', '<base href="/">', { level: 'none' }],
  ])('is refused: %s, as in %s, unless the policy allows it', (name, html, allowing) => {
    expect(causesIn(html)).toEqual([expect.stringMatching(new RegExp(`^the policy refuses ${name.split(',')[0]}`))]);
    expect(causesIn(html, allowing)).toEqual([]);
  });

  it.each<[string, string, Policy]>([
    ['data, which is no script', '<script type="application/ld+json">{}</script>', {}],
    ['the action that React writes for a form', `<form action="javascript:throw new Error('')">`, {}],
    ['an address with such a query', '<a href="/?javascript:">', {}],
    ['an attribute for data', '<img data-onclick="a()">', {}],
    ['a script that an empty address keeps from running', '<script src>a()</script>', {}],
    ['anything without a policy', '<script>a()</script>', { level: 'none' }],
    ['a script whose hash the site allows', '<script>a()</script>', { 'script-src': [hash('a()')] }],
    ['the same, at the level relaxed', '<script>a()</script>', { 'script-src': [hash('a()')], level: 'relaxed' }],
  ])('may be %s', (_, html, policy) => {
    expect(checkDocument(readTokens(html), policy)).toEqual({ violations: [], scripts: [] });
  });

  it('is given as browsers hash it at the level relaxed, without the scripts that are data', () => {
    const html = `<script data-a='b>c'>a()\r\nb()\rc()</script\n><script type="application/json">{}</script>`;

    expect(checkDocument(readTokens(html), { level: 'relaxed' }).scripts).toEqual(['a()\nb()\nc()']);
  });

  it('may itself load what the policy refuses', () => {
    const html = `<p style="background:url(&quot;${origin}/a.png&quot;)"><style>@import "${origin}/a.css";</style>`;

    expect(causesIn(html, { level: 'relaxed' })).toEqual([refused(origin, 'img-src'), refused(origin, 'style-src')]);
  });
});

it('a violation is reported once for a page, with its first tag', () => {
  expect(checkDocument(['<p style="top:0"', '<i style="left:0"', '<style>a{}</style>'], {}).violations).toEqual([
    expect.stringMatching(
      /style attributes: move them to the style sheet, or allow them with .*\n {4}<p style="top:0">$/,
    ),
    expect.stringMatching(/\n {4}<style>a\{\}<\/style>$/),
  ]);
});

it.each([
  [100, ''],
  [101, '…'],
])('of a tag with %i characters, those after 100 become "%s"', (length, end) => {
  const tag = `<p style="${'a'.repeat(length - 12)}">`;

  expect(checkDocument(readTokens(tag.replace(' ', '\n  ')), {}).violations).toEqual([
    expect.stringMatching(new RegExp(`\n {4}${tag.slice(0, 100)}${end}$`)),
  ]);
});

it.each([
  [`a{background:url(${origin}/a.png),url(${origin}/b.png)}`, 'img-src'],
  [`a{background:url(${origin}/a./*)}`, 'img-src'],
  [`a{background:URL( "${origin}/a.png" )}`, 'img-src'],
  [`@media print{a{background:url('${origin}/a.png')}}`, 'img-src'],
  [`@font-face  {font-family:A;src:url(/a.woff2),url(${origin}/a.woff2)}`, 'font-src'],
  [`@import url(${origin}/a.css) print;`, 'style-src'],
  [`@import'${origin}/a.css';`, 'style-src'],
])('in a style %s is refused', (css, directive) => {
  expect(checkStyle(css, {})).toEqual([
    expect.stringContaining(`${refused(origin, directive)}\n    in the style: ${origin}/a.`),
  ]);
  expect(checkStyle(css, { [directive]: [origin] })).toEqual([]);
  expect(checkStyle(css, { level: 'none' })).toEqual([]);
});

it.each([
  `/* url(${origin}/a.png) */`,
  '@namespace svg url(http://www.w3.org/2000/svg);',
  'a{background:url(/a.png);mask:url(#a)}',
  'a{content:"b"}',
])('in a style %s is not', (css) => {
  expect(checkStyle(css, {})).toEqual([]);
});
