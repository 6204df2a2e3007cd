import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { beforeAll, expect, it } from 'vitest';
import { collectFiles, outputPaths, renderSite, type Shard } from '../../../../scripts/prerender/index.ts';
import { resolveRequest } from '../../../../scripts/preview/startPreviewServer';
import { type AnySite, anySite, host } from '../../../support/anySite';
import { temporaryFolder } from '../../../support/temporaryFolder';

// What must hold for a site whatever its options are, each alone and together.

/** How long sites are built, in seconds. */
const { PROPERTY_SECONDS: seconds = '15' } = process.env;
const timeout = 60_000 + Number(seconds) * 1000;
const directory = temporaryFolder('combinations');

type Files = ReadonlyMap<string, string>;
const sites: { readonly options: AnySite; readonly files: Files }[] = [];

beforeAll(async () => {
  const end = performance.now() + Number(seconds) * 1000;
  for (const options of fc.sample(anySite(join(directory, 'client')), 1000)) {
    sites.push({ options, files: await build(options) });
    if (performance.now() > end) break;
  }
}, timeout);

it('every route has its files', () =>
  judgeSites(({ routes, fileNames }, files) => {
    const expected = routes.flatMap(({ path }) => outputPaths(path, fileNames));
    expect([...files.keys()]).toEqual(expect.arrayContaining(expected));
  }));

it('each address in a page leads to a file, or to one that redirects', () =>
  judgeSites(({ base }, files) => {
    const addresses = pagesIn(files).flat().flatMap(addressesIn);
    expect(addresses.filter((address) => resolve(address, base, files).kind === 'notFound')).toEqual([]);
  }));

it('the policy of a page allows its inline scripts and styles', () =>
  judgeSites((_, files) => {
    for (const page of pagesIn(files)) {
      const policy = page.find(({ attributes }) => attributes['http-equiv'] === 'content-security-policy');
      const allowed = policy?.attributes.content;
      if (allowed === undefined) continue;
      const inline = page.filter(
        ({ name, attributes: { type } }) =>
          (name === 'script' && type !== 'application/json') ||
          (name === 'style' && !allowed.includes("'unsafe-inline'")),
      );
      expect(inline.filter(({ text }) => !allowed.includes(`'${integrityOf(text)}'`))).toEqual([]);
    }
  }));

it('each integrity is that of the file', () =>
  judgeSites(({ base }, files) => {
    const integrities = pagesIn(files)
      .flat()
      .flatMap(({ attributes: { href, integrity }, importMap }) => [
        ...Object.entries(importMap),
        ...(integrity ? [[href, integrity]] : []),
      ]);
    const expected = integrities.map(([address = '']) => {
      const found = resolve(address, base, files);
      return [address, integrityOf(files.get(found.kind === 'file' ? found.path : '') ?? '')];
    });
    expect(integrities).toEqual(expected);
  }));

it('the sitemap lists the pages that are indexed, if the site has a URL', () =>
  judgeSites(({ url, base, routes, fileNames }, files) => {
    const listed = Array.from(files.get('sitemap.xml')?.matchAll(/<loc>(.*?)<\/loc>/g) ?? [], ([, loc = '']) =>
      resolve(loc.replaceAll('&amp;', '&'), base, files),
    );
    const indexed = routes.filter(({ path, fallback, indexed }) => path !== '*' && !fallback && indexed !== false);
    const expected = indexed.map(({ path }) => ({ kind: 'file', path: outputPaths(path, fileNames)[0] }));
    expect(listed).toEqual(url === undefined ? [] : expected);
  }));

it('the shards of a site have each of its files once', { timeout }, async () => {
  for (const { options, files } of sites.slice(0, 3)) {
    const inShards: [string, string][] = [];
    for (const shard of ['1/3', '2/3', '3/3'] as const) inShards.push(...(await build(options, shard)));
    expect(inShards.toSorted(), inspect(options)).toEqual([...files].toSorted());
  }
});

/** Judges each site, and names the options of one that fails. */
function judgeSites(judge: (options: AnySite, files: Files) => void): void {
  for (const { options, files } of sites) {
    try {
      judge(options, files);
    } catch (cause) {
      throw new Error(`With ${inspect(options, { depth: 4 })}: ${cause}`, { cause });
    }
  }
}

let count = 0;
async function build(options: AnySite, shard: Shard = '1/1'): Promise<Files> {
  count += 1;
  const folder = join(directory, `${count}`);
  await renderSite({ ...options, shard }, folder);
  const files = new Map((await collectFiles(folder)).map(({ path, body }) => [path, String(body)]));
  rmSync(folder, { recursive: true, force: true });
  return files;
}

/** What the server answers to an address. */
function resolve(address: string, base: string, files: Files) {
  return resolveRequest(new URL(address, host).pathname, base, files);
}

interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Partial<Record<string, string>>>;
  readonly text: string;
  /** Of an import map, the integrity of each address. */
  readonly importMap: Readonly<Record<string, string>>;
}

/** The elements of each page. */
function pagesIn(files: Files): PageElement[][] {
  return [...files].filter(([file]) => file.endsWith('.html')).map(([, html]) => [...elementsIn(parse(html))]);
}

function* elementsIn(node: DefaultTreeAdapterTypes.Node): Generator<PageElement> {
  const children = 'childNodes' in node ? node.childNodes : [];
  if ('tagName' in node) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const text = children.map((child) => ('value' in child ? child.value : '')).join('');
    const importMap = attributes.type === 'importmap' ? JSON.parse(text).integrity : {};
    yield { name: node.tagName, attributes, text, importMap };
  }
  for (const child of children) yield* elementsIn(child);
}

function addressesIn({ attributes, importMap }: PageElement): string[] {
  const { href, src, content, 'data-modules': modules, 'http-equiv': kind } = attributes;
  const refresh = kind === 'refresh' ? content?.replace('0; url=', '') : undefined;
  const addresses = [href, src, refresh, ...(modules?.split(' ') ?? []), ...Object.keys(importMap)];
  return addresses.filter((address) => address !== undefined);
}

/** As `integrity` and policies have it. */
function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
