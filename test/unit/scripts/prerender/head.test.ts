import { expect, it } from 'vitest';
import { clientFiles } from '../../../../scripts/prerender/clientBundle';
import { makeHeads, speculationRules, styleFile } from '../../../../scripts/prerender/head';
import type { SiteOptions } from '../../../../scripts/prerender/options';
import { hashSource, integrity } from '../../../../scripts/prerender/policy';
import { parseDocument } from '../../../support/parseDocument';
import { writeSite } from '../../../support/writeSite';

/** The heads of a site with two modules, each with a sheet, and more scripts. */
async function headsOf(options: Partial<SiteOptions> = {}, moreStyle = '', scripts: readonly string[] = []) {
  const directory = await writeSite({
    ...{ 'entry.js': 'entry()', 'a b&"<c>.js': 'page()', 'all.css': 'a{top:0}', 'page.css': 'b{top:0}' },
    ...Object.fromEntries(scripts.map((name) => [name, ''])),
  });
  const manifest = { 'entry.ts': { file: 'entry.js' }, 'page.ts': { file: 'a b&"<c>.js' } };
  const sheets = { 'entry.ts': ['all.css'], 'page.ts': ['page.css'] };
  const client = { directory, manifest, entry: 'entry.ts', sheets };
  const site = { moduleIds: ['page.ts'], bundled: await clientFiles(client), allStyle: styleFile(client, ['page.ts']) };
  const given = { routes: [], renderer: new URL(import.meta.url), client, ...options };
  const heads = await makeHeads(given, site, moreStyle);
  return { page: heads.get('page.ts'), other: heads.get(undefined), file: site.allStyle };
}

it('a page carries the style of all pages, then that of its modules; the file of all style has another name than before', async () => {
  const { page, other, file } = await headsOf({ css: 'i{top:0}', base: '/repo/' }, 'u{top:0}');
  const named = `<style data-sheet="/repo/${file?.path}" data-integrity="${integrity('a{top:0}b{top:0}')}">`;

  expect(file).toEqual({ path: expect.stringMatching(/^assets\/style-[0-9a-f]{8}\.css$/), body: 'a{top:0}b{top:0}' });
  expect(page?.style).toBe(`${named}u{top:0}i{top:0}a{top:0}b{top:0}</style>`);
  expect(other?.style).toBe(`${named}u{top:0}i{top:0}a{top:0}</style>`);
});

it('a head ends with the import map, before the first import, then the loader with the URLs of the modules, and the rules', async () => {
  const { page, other } = await headsOf({ base: '/repo/' });
  const scripts = (end = '') => [...parseDocument(end).querySelectorAll('script')];
  const [map, loader, rules] = scripts(page?.end);

  expect(JSON.parse(map?.textContent ?? '')).toEqual({
    integrity: { '/repo/a b&"<c>.js': integrity('page()'), '/repo/entry.js': integrity('entry()') },
  });
  expect(loader?.dataset.modules?.split(' ')).toEqual(['/repo/entry.js', '/repo/a%20b&%22%3Cc%3E.js']);
  expect(loader?.textContent).not.toMatch(/\bexport\b/);
  expect(rules?.textContent).toBe(speculationRules('/repo/'));
  expect(scripts(other?.end)[1]?.textContent).toBe(loader?.textContent); // one hash for all pages
});

it('an import map above 10,000 bytes is left out', async () => {
  const scripts = Array.from({ length: 150 }, (_, index) => `assets/${index}.js`);
  const { page } = await headsOf({}, '', scripts);

  expect(page?.end).not.toContain('importmap');
  expect((await headsOf({}, '', scripts.slice(0, 100))).page?.end).toContain('importmap');
});

it('the policy allows exactly what is inline, by its hash, and the file of all style', async () => {
  const { page } = await headsOf({ policy: { 'img-src': ['data:'] }, referrer: 'origin' });
  const meta = parseDocument(page?.start ?? '').querySelector('meta')?.outerHTML ?? '';
  const elements = [...parseDocument(page?.style + (page?.end ?? '')).querySelectorAll('style, script')];
  const [style, ...scripts] = elements.map(({ textContent }) => hashSource(textContent ?? ''));

  expect(meta).toContain(`; script-src 'self' ${scripts.join(' ')}; style-src 'self' ${style}; img-src 'self' data:; `);
  expect(page?.start).toMatch(/<meta name="referrer" content="origin"\/>$/);
});

it('a relative URL in style, which leads elsewhere from each page, is named', async () => {
  const css = '@media (scripting:none){a{background:url(/ok.svg),url(data:,),url(https://a.example.com/),url(../b)}}';
  const refusal = { diagnostics: [expect.stringContaining(' ../b,')] };

  await expect(headsOf({ css })).rejects.toMatchObject(refusal);
  await expect(headsOf({}, css)).rejects.toMatchObject(refusal);
});

it('style that would end its element is refused', async () => {
  await expect(headsOf({ css: 'a{content:"</STYLE>"}' })).rejects.toThrow('contains </STYLE');
});
