import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  addToHead,
  type HeadOptions,
  headAdditions,
  siteHead,
  styleLimit,
  stylePlace,
} from '../../../../../scripts/prerender/document/head';
import {
  fontLoader,
  hydrationLoader,
  importMap,
  speculationRules,
} from '../../../../../scripts/prerender/document/inlineScripts';
import { readStyleSheet } from '../../../../../scripts/prerender/document/styleSheet';
import { contentSecurityPolicy } from '../../../../../scripts/prerender/policy/policy';

const css = 'a{color:red}';
const rules = `<script type="speculationrules">${speculationRules('/')}</script>`;
const loader = hydrationLoader(undefined, '/');

/** The additions to the head of a page. Its style is `css`, unless options have another. */
const head = (options: Partial<HeadOptions> = {}, moduleUrls: readonly string[] = [], html = '<a>') => {
  const modulesOf = new Map([['page.ts', moduleUrls]]);
  const made = siteHead({ base: '/', styles: readStyleSheet(css), modulesOf, ...options });
  const { style, ...added } = headAdditions(made)(html, { path: '/', module: 'page.ts' });
  return { ...added, start: added.start + style };
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

describe('the head of a page', () => {
  it('starts with the policies and the style', () => {
    const policy = contentSecurityPolicy({
      style: css,
      scripts: [fontLoader, loader, speculationRules('/')],
    });

    expect(head({ modules: [] }).start).toBe(
      [
        `<meta http-equiv="content-security-policy" content="${policy}"/>`,
        '<meta name="referrer" content="same-origin"/>',
        `<style>${css}</style>`,
      ].join(''),
    );
  });

  it('ends, on a hydrated page, with the loaders of the fonts and of the modules, and the speculation rules', () => {
    expect(head({ modules: [] }, ['/entry.js', '/page.js']).end).toBe(
      [`<script>${fontLoader}</script>`, `<script data-modules="/entry.js /page.js">${loader}</script>`, rules].join(
        '',
      ),
    );
  });

  it('ends, on a static page, with only the speculation rules', () => {
    expect(head().end).toBe(rules);
  });

  it('has only what its route adds, on a site that adds nothing', () => {
    const added = { start: '', style: '', end: '<link rel="me">', linksStyle: false, errors: [] };

    expect(headAdditions()('', { path: '/', headEnd: added.end })).toEqual(added);
    expect(headAdditions()('', { path: '/' }).end).toBe('');
  });

  it('has no style if the site has none', () => {
    expect(head({ styles: [] }).start).not.toContain('style');
  });

  it('has the inline scripts that the site adds, allowed by their hashes', () => {
    const { start, end } = head({ scripts: ['start()', 'more()'] });

    expect(end).toBe(`<script>start()</script><script>more()</script>${rules}`);
    expect(start).toContain(`'sha256-${sha256('start()')}' 'sha256-${sha256('more()')}'`);
  });

  it('allows what a route adds for its page alone', () => {
    const additionsOf = headAdditions(siteHead({ base: '/', policy: { 'img-src': ['https://tiles.example.com'] } }));
    const policy = { 'img-src': ['https://map.example.com'] };

    expect(additionsOf('', { path: '/map', policy }).start).toContain(
      "img-src 'self' https://tiles.example.com https://map.example.com;",
    );
    expect(additionsOf('', { path: '/' }).start).toContain("img-src 'self' https://tiles.example.com;");
  });

  it('has no policy at the level none', () => {
    expect(head({ policy: { level: 'none' } }).start).toBe(
      `<meta name="referrer" content="same-origin"/><style>${css}</style>`,
    );
  });

  it('comes with what the policy refuses in the document, in the end of its head and in its style', () => {
    const additionsOf = headAdditions(
      siteHead({ base: '/', styles: readStyleSheet('a{background:url(https://a.example.com/a.png)}') }),
    );
    const headEnd = '<script src="https://b.example.com/b.js"></script>';
    const { errors } = additionsOf('<a style="top:0">', { path: '/', headEnd });

    expect(errors.map(({ cause }) => cause.split(':')[0])).toEqual([
      'the policy refuses style attributes',
      'the policy refuses https',
      'the policy refuses https',
    ]);
    expect(errors[1]?.cause).toContain('{ \'script-src\': ["https://b.example.com"] }');
    expect(errors[2]?.cause).toContain('{ \'img-src\': ["https://a.example.com"] }');
  });

  it('allows the inline scripts of its document by their hashes at the level relaxed', () => {
    const additionsOf = headAdditions(siteHead({ base: '/', policy: { level: 'relaxed' } }));
    const startOf = (script: string) => additionsOf(`<script>${script}</script>`, { path: '/' }).start;

    expect(startOf('a()')).toContain(`'sha256-${sha256('a()')}'`);
    expect(startOf('b()')).toContain(`'sha256-${sha256('b()')}'`);
    expect(startOf('b()')).not.toContain(`'sha256-${sha256('a()')}'`);
  });
});

describe('the import map of its modules', () => {
  const modules = [{ path: 'entry.js', body: 'import("./page.js")' }];
  const map = importMap(modules, '/');

  it('comes before the loader, which imports', () => {
    expect(head({ modules }, ['/entry.js']).end).toBe(
      `<script type="importmap">${map}</script>${head({ modules: [] }, ['/entry.js']).end}`,
    );
  });

  it('is allowed by the hash of its bytes', () => {
    expect(head({ modules }).start).toContain(`script-src 'self' 'sha256-${sha256(map)}' `);
  });
});

describe('the style of a page', () => {
  const styles = readStyleSheet('a{color:red}b:after{content:"$&→"}');

  it('is what its document can use, allowed by the hash of its bytes', () => {
    const { start } = head({ styles }, [], '<b>');

    expect(start).toContain('<style>b:after{content:"$&→"}</style>');
    expect(start).toContain(`style-src 'sha256-${sha256('b:after{content:"$&→"}')}';`);
  });

  it('is another on each page of the site', () => {
    const additionsOf = headAdditions(siteHead({ base: '/', styles }));
    const styleOf = (html: string) => additionsOf(html, { path: '/' }).style;

    expect(styleOf('<a>')).toBe('<style>a{color:red}</style>');
    expect(styleOf('<p>')).toBe('');
    expect(styleOf('<a>')).toBe('<style>a{color:red}</style>');
  });

  it('may be followed by that of all pages, which the hydration loader fetches', () => {
    const styleFile = { path: 'assets/style.css', body: css };
    const { start, end } = head({ styleFile, modules: [] });

    expect(start).toContain(`style-src 'self' 'sha256-`);
    expect(end).toContain(`"href":"/assets/style.css","integrity":"sha256-${sha256(css)}"`);
  });

  describe('that can use too much of it to carry', () => {
    const rule = `p{content:"${'a'.repeat(styleLimit)}"}`;
    const font = '@media (scripting:none){@font-face{font-family:A;src:url(/a.woff2)}}';
    const long = {
      styles: readStyleSheet(`@layer a,b;${font}${rule}`),
      styleFile: { path: 'all.css', body: css },
    };
    const link = `<link rel="stylesheet" href="/all.css" integrity="sha256-${sha256(css)}"/>`;

    it('links all of it, after what is not in the file, and loads it once', () => {
      const { start, end, linksStyle } = head({ ...long, modules: [] }, ['/page.js'], '<p>');

      expect(start).toMatch(`"/><style>@layer a,b;${font}</style>${link}`);
      expect(start).toContain(`style-src 'self' 'sha256-${sha256(`@layer a,b;${font}`)}';`);
      expect(start).toContain(`'sha256-${sha256(loader)}'`);
      expect(end).toContain(`<script data-modules="/page.js">${loader}</script>`);
      expect(linksStyle).toBe(true);
    });

    it('links it without any script too', () => {
      expect(head(long, [], '<p>').start).toMatch(`style-src 'self' 'sha256-`);
      expect(head(long, [], '<p>').start).toContain(link);
    });

    it('leaves other pages as they are', () => {
      expect(head(long, [], '<b>').start).not.toMatch(/<link|'self' 'sha256-[^;]*; img/);
    });

    it('carries one of the longest length, and any for which there is no file', () => {
      const ofLength = (length: number) =>
        readStyleSheet(`p{content:"${'a'.repeat(length - 'p{content:""}'.length)}"}`);

      expect(head({ ...long, styles: ofLength(styleLimit) }, [], '<p>').linksStyle).toBe(false);
      expect(head({ styles: ofLength(styleLimit + 1) }, [], '<p>').start).toContain('<style>p{content:"aaa');
    });

    it('is still checked against the policy', () => {
      const styles = readStyleSheet(`${rule}p{background:url(https://a.example.com/a.png)}`);

      expect(head({ ...long, styles }, [], '<p>').start).toContain(link);
      const additionsOf = headAdditions(siteHead({ base: '/', ...long, styles }));
      expect(additionsOf('<p>', { path: '/' }).errors).toHaveLength(1);
    });
  });

  it('is refused if it would end its element', () => {
    expect(() => head({ styles: readStyleSheet('a::after{content:"</STYLE>"}') })).toThrow(
      'the style contains </STYLE, which would end it early',
    );
  });
});

it('a script that would end its element is refused', () => {
  expect(() => head({ scripts: ['"</script>"'] })).toThrow(
    'an inline script contains </script, which would end it early',
  );
});

it('a script is refused that a browser would read otherwise than its hash has it', () => {
  expect(() => head({ scripts: ['start()\r\n'] })).toThrow(
    'an inline script contains a character that browsers replace',
  );
});

it.each(['/a"b.js', '/a&b.js', '/<a>.js', '/a b.js'])(
  'refuses the module URL %s, which does not fit its attribute',
  (url) => {
    expect(() => head({ modules: [] }, [url])).toThrow(`the module URL ${url} contains a character`);
  },
);

describe('a completed document', () => {
  const page = (charset: string, title = '<title>T</title>') =>
    `<!DOCTYPE html><html><head>${charset}${title}</head><body><p>B</p></body></html>`;
  const additions = { start: '<meta>', style: '<style>$&</style>', end: '<script></script>' };

  it.each([
    '<meta charSet="utf-8"/>',
    '<meta charset="utf-8">',
    '<META CHARSET="UTF-8">',
    "<meta charset='utf-8' />",
    "<meta charset='utf-8'>",
    '<meta charset=utf-8>',
    '<meta charset=utf8  />',
    '<meta\n  charset = "utf8">',
  ])('has the start after %s, and the end before the end of the head', (charset) => {
    expect(addToHead(page(charset), additions)).toBe(
      `<!DOCTYPE html><html><head>${charset}<meta><style>$&</style><title>T</title><script></script></head><body><p>B</p></body></html>`,
    );
  });

  it('has the style at its place, if that is marked', () => {
    expect(addToHead(page('<meta charset="utf-8">', `<link>${stylePlace}<title>T</title>`), additions)).toContain(
      '<meta charset="utf-8"><meta><link><style>$&</style><title>T</title>',
    );
  });

  it('has the style after the start, if its place is before the charset', () => {
    const html = page(`${stylePlace}<meta charset="utf-8">`);

    expect(addToHead(html, additions)).toContain('<meta charset="utf-8"><meta><style>$&</style>');
  });

  it('accepts any spelling of the end of the head', () => {
    const html = page('<meta charset="utf-8">').replace('</head>', '</HEAD >');

    expect(addToHead(html, additions)).toContain('<script></script></HEAD >');
  });

  it.each([
    ['a comment', '<!-- <meta charset="utf-8"> </head> -->'],
    ['a title', '<title><meta charset="utf-8"> </head></title>'],
    ['a script', '<script>"<meta charset=utf-8> </head>"</script>'],
  ])('is not misled by %s', (_, text) => {
    const html = page(`${text}<meta charset="utf-8">`);

    expect(addToHead(html, additions)).toContain(`${text}<meta charset="utf-8"><meta><style>$&</style>`);
  });

  it.each(['', '<meta charset="iso-8859-1">', '<meta charset=utf-8/>', '<!-- <meta charset="utf-8"> -->'])(
    'is rejected with the charset %j',
    (charset) => {
      expect(() => addToHead(page(charset), additions)).toThrow(
        'the document has no <meta charset="utf-8">: put it first in <head>',
      );
    },
  );

  it('is rejected without a head', () => {
    expect(() => addToHead('<p>B</p>', additions)).toThrow('the document has no </head>');
  });
});
