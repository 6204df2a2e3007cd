import { expect, it } from 'vitest';
import { importMap } from '../../../../../scripts/prerender/document/inlineScripts';
import { planHead, styleLimit } from '../../../../../scripts/prerender/document/planHead';
import { readStyleSheet } from '../../../../../scripts/prerender/document/readStyleSheet';
import { readTemplate } from '../../../../../scripts/prerender/document/readTemplate';
import { styleFile } from '../../../../../scripts/prerender/document/styleSheet';
import type { Template } from '../../../../../scripts/prerender/document/template';
import { hash } from '../../../../../scripts/prerender/policy/policy';
import { writeSite } from '../../../../support/writeSite';

const css = 'a{background:url(a.png)}';
const plan = (options: Parameters<typeof planHead>[0], template?: Template) =>
  planHead(options, ['page.ts', 'page.ts'], template, bundle);
const bundle = ['b.js', 'a.js', 'a.png'].map((path) => ({ path, body: '' }));
const manifest = {
  'entry.ts': { file: 'b.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  'page.ts': { file: 'a.js', imports: ['_shared.js'] },
};

it('heads are made of nothing if nothing is added to them', async () => {
  expect(await plan({ base: '/repo/' })).toBeUndefined();
  expect(await plan({ head: {} })).toEqual({ base: '/', scripts: [], policy: {} });
});

it('heads are made of the style, the inline scripts and those of the template, which the policy allows', async () => {
  const template = readTemplate(
    '<head><style>i{}</style><script>b()</script></head><div id="root"></div>',
    () => false,
  );
  const policy = { 'img-src': ['data:'] };

  expect(await plan({ base: '/repo/', head: { css, scripts: ['a()'], policy, referrer: 'origin' } }, template)).toEqual(
    {
      base: '/repo/',
      scripts: ['a()'],
      policy: { ...policy, 'script-src': [hash('a()'), hash('b()')], 'style-src': [hash('i{}')] },
      referrer: 'origin',
      sheet: readStyleSheet('a{background:url("/repo/a.png")}'),
    },
  );
});

it('heads are made of a bundle too: its style, in a file too, the modules of each page, the hash of each script', async () => {
  const directory = await writeSite({ 'assets/a.css': css });
  const client = { directory, manifest: { ...manifest, 'style.css': { file: 'assets/a.css' } }, entry: 'entry.ts' };
  const sheet = readStyleSheet('a{background:url("/repo/assets/a.png")}');

  expect(await plan({ base: '/repo/', client })).toMatchObject({
    sheet,
    styleFile: styleFile(sheet),
    modulesOf: new Map([
      [undefined, ['/repo/b.js', '/repo/shared.js']],
      ['page.ts', ['/repo/b.js', '/repo/shared.js', '/repo/a.js']],
    ]),
    importMap: importMap(bundle.slice(0, 2), '/repo/'),
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
