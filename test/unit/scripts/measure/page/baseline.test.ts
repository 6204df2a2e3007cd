import { contentSecurityPolicy } from 'prerender-engine';
import { expect, it } from 'vitest';
import { baselineOf, writeBaselines } from '../../../../../scripts/measure/page/baseline';
import { addToHead, headAdditions, siteHead } from '../../../../../scripts/prerender/head';
import { readTexts, writeSite } from '../../../../support/writeSite';

const css = 'a{color:red}';
const webFont = '@font-face{font-family:"Serif";src:url(/serif.woff2) format("woff2")}';
const fallback = '@font-face{font-family:"Serif Fallback 1";src:local("Georgia");size-adjust:95%}';

/** A page as the build writes it. */
const page = ({ style = css, head = '' } = {}) => {
  const styles = [{ type: 'statement', text: style }] as const;
  const made = siteHead({
    base: '/',
    styles,
    modules: [],
    modulesOf: new Map([[undefined, ['/entry.js']]]),
  });
  const html = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title>é</title>${head}</head><body><p>A &amp; B<br/><img src="/a.avif"/></p></body></html>`;
  return addToHead(html, headAdditions(made)('', { path: '/' }));
};

/** The baseline of a page, without its policy. */
const withoutPolicy = (html: string) => baselineOf(html).replace(/<meta http-equiv[^>]*>/, '');

const bare =
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="referrer" content="same-origin"/><style>a{color:red}</style><title>é</title></head><body><p>A &amp; B<br/><img src="/a.avif"/></p></body></html>';

it.each([
  '',
  '<script type="application/ld+json">{"name":"</p><style>"}</script>',
  '<script src="/a.js" async></script>',
])('removes every script, also %s, and changes nothing else', (head) => {
  expect(withoutPolicy(page({ head }))).toBe(bare);
});

it('removes the rules of font files, and keeps those of the fallback fonts', () => {
  expect(baselineOf(page({ style: `${webFont}${fallback}${css}` }))).toContain(
    `<style>${fallback}${css}</style>`,
  );
});

it('allows the remaining style', () => {
  const policy = contentSecurityPolicy({ style: fallback + css, scripts: [] });

  expect(baselineOf(page({ style: webFont + fallback + css }))).toContain(
    `<meta http-equiv="content-security-policy" content="${policy}"/>`,
  );
});

const small = '<title>T</title><style>a{}</style><script>run()</script>';

it('copies a site, and replaces each page by its baseline', async () => {
  const directory = await writeSite({ 'index.html': small, 'cases/index.html': small, 'a.js': 'run()' });
  const target = await writeSite({});
  await writeBaselines(directory, target);

  expect(await readTexts(target)).toEqual({
    'index.html': baselineOf(small),
    'cases/index.html': baselineOf(small),
    'a.js': 'run()',
  });
});
