import { expect, it } from 'vitest';
import { planHead, styleLimit } from '../../../../../scripts/prerender/document/planHead';
import { readStyleSheet } from '../../../../../scripts/prerender/document/readStyleSheet';
import { readTemplate } from '../../../../../scripts/prerender/document/readTemplate';
import { styleFile } from '../../../../../scripts/prerender/document/styleSheet';
import type { Template } from '../../../../../scripts/prerender/document/template';
import { hash } from '../../../../../scripts/prerender/policy/policy';
import { writeSite } from '../../../../support/writeSite';

// What pages of a bundle load: test/integration/scripts/prerender/hydratedSite.test.ts.

const css = 'a{background:url(a.png)}';
const plan = (options: Parameters<typeof planHead>[0], template?: Template) => planHead(options, [], template, []);

it('heads are made of nothing if nothing is added to them', async () => {
  expect(await plan({ base: '/repo/' })).toBeUndefined();
  expect(await plan({ head: {} })).toEqual({ base: '/', scripts: [], policy: {} });
});

it('heads are made of the style, the inline scripts and those of the template, which the policy allows', async () => {
  const html = '<head><style>i{}</style><script>c()</script></head><div id="root"></div>';
  const head = { css, scripts: ['a()\r\nb()\r'], policy: { 'img-src': ['data:'] }, referrer: 'origin' } as const;

  expect(
    await plan(
      { base: '/repo/', head },
      readTemplate(html, () => false),
    ),
  ).toEqual({
    base: '/repo/',
    scripts: ['a()\nb()\n'], // as browsers read them
    policy: { 'img-src': ['data:'], 'script-src': [hash('a()\nb()\n'), hash('c()')], 'style-src': [hash('i{}')] },
    referrer: 'origin',
    sheet: readStyleSheet('a{background:url("/repo/a.png")}'),
  });
});

it('URLs of a bundle are those of its files, whatever their names are', async () => {
  const directory = await writeSite({ 'assets/a.css': css });
  const manifest = { 'entry.ts': { file: 'a b&"<c>.js' }, 'style.css': { file: 'assets/a.css' } };

  expect(await plan({ base: '/repo/', client: { directory, manifest, entry: 'entry.ts' } })).toMatchObject({
    sheet: readStyleSheet('a{background:url("/repo/assets/a.png")}'),
    modulesOf: new Map([[undefined, ['/repo/a%20b&%22%3Cc%3E.js']]]),
  });
});

it('a site without a bundle has a file of its style only if that is too long for a page', async () => {
  const long = `b{content:"${'a'.repeat(styleLimit)}"}`;

  expect((await plan({ head: { css } }))?.styleFile).toBeUndefined();
  expect((await plan({ head: { css: long } }))?.styleFile).toEqual(styleFile(readStyleSheet(long)));
});

it.each(['</SCRIPT ', '<!--'])('an inline script that contains %s is refused', async (text) => {
  await expect(plan({ head: { scripts: [`"${text}"`] } })).rejects.toThrow(`an inline script contains ${text.trim()}`);
});
