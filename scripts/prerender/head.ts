import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { type ClientBundle, isScript, scriptsOf, styleOf } from './clientBundle.ts';
import { BuildError } from './errors.ts';
import type { OutputFile, TextFile } from './files.ts';
import type { SiteOptions } from './options.ts';
import { contentSecurityPolicy, hashSource, integrity } from './policy.ts';

/** What the generator adds to the head of a document. */
export interface HeadAdditions {
  /** Goes right after the charset: the policy, which holds for what comes after it. */
  readonly start: string;
  /** Goes before the document's own scripts, after the tags that readers of link previews look for. */
  readonly style: string;
  /**
   * Goes to the end: React matches `<script>` elements by position when it hydrates, and would mistake an earlier one
   * for its own.
   */
  readonly end: string;
}

/** What the heads of a site get, by the module of the route; undefined is for pages without a module of their own. */
export type Heads = ReadonlyMap<string | undefined, HeadAdditions>;

/** What a client bundle consists of, for the heads of a site. */
interface Bundled {
  /** The pages' own modules. */
  readonly moduleIds: readonly string[];
  readonly bundled: readonly OutputFile[];
  /** The file with the style of all pages. */
  readonly allStyle: TextFile | undefined;
}

/** The style of all pages in one file, which scripts wait for. Its name changes with its contents. */
export function styleFile(client: ClientBundle, moduleIds: readonly string[]): TextFile | undefined {
  const body = styleOf(client, [client.entry, ...moduleIds]);
  if (body === '') return undefined;
  const hash = Buffer.from(integrity(body).slice(7), 'base64').toString('hex').slice(0, 8);
  return { path: `assets/style-${hash}.css`, body };
}

/**
 * Makes what the heads of a site get.
 * @param moreStyle for every page, before all other.
 * @throws BuildError if the style would end its element, or its URLs depend on where it stands.
 */
export async function makeHeads(
  { base = '/', client, policy = {}, referrer, css = '' }: SiteOptions,
  { moduleIds, bundled, allStyle }: Bundled,
  moreStyle = '',
): Promise<Heads> {
  const loader = client && (await bundleLoader());
  const scripts = [
    ...(client ? importMap(bundled, base) : []),
    ...(loader === undefined ? [] : [{ attributes: '', text: loader }]),
    { attributes: ' type="speculationrules"', text: speculationRules(base) },
  ];
  const sheet = allStyle && ` data-sheet="${base}${allStyle.path}" data-integrity="${integrity(allStyle.body)}"`;
  const makeHead = (module: string | undefined): HeadAdditions => {
    const modules = client ? [client.entry, ...(module === undefined ? [] : [module])] : [];
    const style = moreStyle + css + (client ? styleOf(client, modules) : '');
    const errors = styleErrors(style);
    if (errors.length > 0) throw new BuildError(errors);
    const hasElement = style !== '' || sheet !== undefined;
    const directives = contentSecurityPolicy(policy, {
      'script-src': scripts.map(({ text }) => hashSource(text)),
      'style-src': [...(sheet === undefined ? [] : ["'self'"]), ...(hasElement ? [hashSource(style)] : [])],
    });
    const urls = client ? scriptsOf(client, modules).map((path) => encodeURI(base + path)) : [];
    return {
      start: [
        `<meta http-equiv="content-security-policy" content="${directives}"/>`,
        referrer ? `<meta name="referrer" content="${referrer}"/>` : '',
      ].join(''),
      style: hasElement ? `<style${sheet ?? ''}>${style}</style>` : '',
      end: scripts
        .map(({ attributes, text }) => {
          // No hash covers an attribute, so the loader is the same on every page.
          const dataModules = text === loader ? ` data-modules="${urls.join(' ').replaceAll('&', '&amp;')}"` : '';
          return `<script${attributes}${dataModules}>${text}</script>`;
        })
        .join(''),
    };
  };
  return new Map([undefined, ...new Set(moduleIds)].map((module) => [module, makeHead(module)]));
}

/** What is wrong with a style that stands in pages at different depths, and in a file below `assets`. */
function styleErrors(style: string): string[] {
  const [end] = /<\/style/i.exec(style) ?? [];
  const { dependencies } = transform({
    filename: 'style.css',
    code: Buffer.from(style),
    analyzeDependencies: true,
    errorRecovery: true,
  });
  const urls = dependencies?.flatMap((dependency) => ('url' in dependency ? dependency.url : [])) ?? [];
  return [
    ...(end ? [`the style contains ${end}, which would end it early: rewrite it`] : []),
    ...urls
      .filter((url) => !/^(?:\/|#|[a-z][a-z\d+.-]*:)/i.test(url))
      .map(
        (url) => `the style has the relative URL ${url}, which leads elsewhere from each page: write it from the root`,
      ),
  ];
}

/** `loader.ts` as one script. It leaves no global name. */
async function bundleLoader(): Promise<string> {
  const { build } = await import('rolldown'); // only a hydrated site loads it
  const { output } = await build({
    input: fileURLToPath(new URL('loader.ts', import.meta.url)),
    write: false,
    output: { format: 'iife', minify: true },
  });
  return output[0].code.trim();
}

/**
 * Lets the browser prefetch the document of a link that the visitor is about to follow, but nothing else: no link
 * elsewhere, and no file, which may be large and only be saved.
 * @param base path of the site, with both slashes.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(base: string): string {
  const isFile = [{ href_matches: `${base}*.*` }, { selector_matches: '[download]' }];
  const where = { and: [{ href_matches: `${base}*` }, { not: { or: isFile } }] };
  return scriptJson({ prefetch: [{ where, eagerness: 'moderate' }] });
}

/** The longest import map, in bytes: every page carries it. */
const longestImportMap = 10_000;

/**
 * An import map with the hash of every module, unless it would be longer than 10,000 bytes: a page reaches all modules
 * before the next document. The browser refuses a module with other bytes, whatever imports it; browsers that do not
 * support integrity in import maps ignore it.
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#import-map-integrity
 */
function importMap(bundled: readonly OutputFile[], base: string) {
  const modules = bundled.filter(({ path }) => isScript(path));
  const hashes = modules.map((file) => [base + file.path, integrity(bytesOf(file))]);
  const text = scriptJson({ integrity: Object.fromEntries(hashes.sort()) }); // file systems list files in different orders
  return text.length > longestImportMap ? [] : [{ attributes: ' type="importmap"', text }];
}

function bytesOf(file: OutputFile): string | Uint8Array {
  return 'body' in file ? file.body : readFileSync(file.source);
}

/** JSON that cannot end its `<script>` element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
