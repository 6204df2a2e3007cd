import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import querystring from 'node:querystring';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { checkManifest, checkRoutes, listFiles, type PageRoute, renderPages } from 'prerender-engine';
import { type Diagnostic, SiteError, type SourceLocation } from '../command/Diagnostic.ts';
import { warn } from '../command/github.ts';
import { checkContent } from '../content/checkContent.ts';
import type { Bundles } from './bundleSite.ts';
import { codePoint, type SiteFonts } from './fonts.ts';
import type { BuildOptions } from './readBuildOptions.ts';

/**
 * Checks the content, and warns of what seems unintended. @throws SiteError with every error in the content.
 */
export async function validateContent({ publish, siteUrl }: BuildOptions): Promise<void> {
  const { diagnostics, examples, warnings } = await checkContent('src/content', siteUrl);
  const errors = [...(await misplacedContent()), ...diagnostics, ...(publish ? examples : [])];
  if (warnings.length > 0) warn('This may not be what you meant:', warnings);
  if (examples.length > 0 && !publish)
    warn('Still the template’s examples. Replace them before the site goes online:', examples);
  if (errors.length > 0) throw new SiteError(errors);
}

/** An error for each file with the name of one of the content, in the folders above it, where no build reads it. */
async function misplacedContent(): Promise<string[]> {
  const content = (await listFiles('src/content')).filter((path) => /\.(ya?ml|jpe?g|png|webp|avif)$/i.test(path));
  const above = await Promise.all(
    ['.', 'src'].map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  return above.flat().flatMap((path) => {
    const meant = content.find((one) => basename(one) === basename(path));
    if (!meant) return [];
    const folder = dirname(join('src/content', meant));
    return [
      `${path} is not read there. Upload it again in ${folder}, where it replaces the one of that name, and delete it here`,
    ];
  });
}

/**
 * Checks the routes and the bundles, and renders every page once.
 * @returns every character on the pages, to subset the fonts to.
 * @throws SiteError with every error in the routes and the pages.
 */
export async function validateSite(
  { site, server, client }: Bundles,
  base: string,
  signal: AbortSignal,
): Promise<string> {
  const { characters, linked, errors } = await readPages(site.routes, server, base, signal);
  const paths = site.routes.map(({ path }) => path);
  const files = [...(await listFiles(client.directory)), 'sitemap.xml', 'robots.txt'];
  const all = [
    ...site.errors(),
    ...checkRoutes(site.routes),
    ...checkManifest(client.manifest, [client.entry, ...site.routes.map(({ module }) => module)]),
    ...errors,
    ...(await deadLinks(linked, paths, files)),
  ];
  if (all.length > 0) throw new SiteError(all);
  return characters;
}

/** For text that appears only in the browser, such as a later year or an error. */
const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));

/**
 * Renders every page without writing it. Fonts are subset to the characters of all pages, and every page names the font
 * files, so pages must be rendered again afterwards.
 * @param base with both slashes.
 * @returns every character, each once and in order; the paths of this site that the pages link to, such as `/impact`,
 *   without base, query and hash; and the errors of pages.
 */
export async function readPages(routes: readonly PageRoute[], renderer: URL, base: string, signal: AbortSignal) {
  const characters = new Set(printableAscii);
  const linked = new Set<string>();
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (node.nodeName === 'head') return;
    if ('attrs' in node && node.tagName === 'a') {
      const href = node.attrs.find(({ name }) => name === 'href')?.value ?? '';
      const [path = ''] = href.split(/[?#]/);
      if (path.startsWith(base) && !path.startsWith('//')) linked.add(`/${path.slice(base.length)}`);
    }
    // A letter and its combining accent count as one character, as browsers draw them.
    if ('value' in node) for (const character of node.value.normalize('NFC')) characters.add(character);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  const errors = await renderPages({ routes, renderer, signal }, (html) => visit(parse(html)));
  characters.delete('\n');
  return { characters: [...characters].sort().join(''), linked, errors };
}

/**
 * The errors of links to paths of the site that have neither a page nor a file, at each line that names the path.
 * @param linked from `readPages`.
 * @param routes the paths of the pages; `*` is none.
 * @param files paths from the root of the site, without a slash before them.
 * @param root of the project.
 */
export async function deadLinks(
  linked: Iterable<string>,
  routes: readonly string[],
  files: readonly string[],
  root = '.',
): Promise<Diagnostic[]> {
  const names = files.flatMap((file) => [file, file.replace(/(^|(?<=\/))index\.html$|\.html$/, '')]);
  const published = new Set([...routes.flatMap((path) => [path, `${path}/`]), ...names.map((name) => `/${name}`)]);
  const dead = [...linked].filter((path) => !published.has(querystring.unescape(path))).sort();
  const lines = dead.length > 0 ? await sourceLines(root) : [];
  return dead.flatMap((path): Diagnostic[] => {
    const [, belowPublic] = /^\/public(\/.*)/.exec(path) ?? [];
    const correct = belowPublic ? `write ${belowPublic}, without the folder public` : 'correct the link, or remove it';
    const upload = /\.\w+$/.test(path)
      ? `, or upload the file as public${belowPublic ?? path}, in the same small and capital letters`
      : '';
    const message = `links to ${path}, where the site has no page and no file: ${correct}${upload}`;
    // Not where the path is a part of a longer one, such as that of an import.
    const literal = path.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    const pattern = new RegExp(`(?<![\\w./-])${literal}(?![\\w/-])`, 'g');
    const found = lines.flatMap(({ text, at }) =>
      [...text.matchAll(pattern)].map(({ index }) => ({ message, location: at(index) })),
    );
    return found.length > 0 ? found : [`a page ${message}`];
  });
}

/**
 * Warns of characters that the site’s fonts lack: for each font once, at the first line with one of them, in the content
 * or else in the source, or else at the list of fonts.
 * @param root of the project.
 */
export async function warnOfMissingCharacters(missing: SiteFonts['missing'], root = '.'): Promise<void> {
  if (missing.length === 0) return;
  const lines = await sourceLines(root);
  const diagnostics = missing.map(({ family, characters }) => {
    const all = [...characters];
    const names = all.slice(0, 10).map((character) => `${character} (U+${codePoint(character)})`);
    const others = all.length > 10 ? ` and ${all.length - 10} more` : '';
    const [location] = lines.flatMap(({ text, at }) => {
      const line = text.normalize('NFC');
      const first = all.find((character) => line.includes(character));
      return first === undefined ? [] : [at(line.indexOf(first))];
    });
    return {
      message: `${names.join(', ')}${others}: not in ${family}; browsers show it in a font of the visitor’s device`,
      location: location ?? { file: 'src/styles/fonts.ts', line: 1, column: 1, text: '' },
    };
  });
  warn('Some characters are not in the fonts of the site:', diagnostics);
}

/** A line of the content or of the code. */
interface SourceLine {
  readonly text: string;
  /** The location of a character of the line. @param index from 0. */
  readonly at: (index: number) => SourceLocation;
}

/**
 * The lines of the content and then of the site's code that visitors may see: all but comments and types.
 * @param root of the project.
 */
async function sourceLines(root: string): Promise<readonly SourceLine[]> {
  const shown = /^content\/.*\.ya?ml$|^(?!content\/).*(?<!\.d)\.tsx?$/; // in content, code only describes the words
  const names = (await listFiles(join(root, 'src'))).filter((name) => shown.test(name));
  const isContent = (name: string) => name.startsWith('content/');
  const inOrder = [...names.filter(isContent).sort(), ...names.filter((name) => !isContent(name)).sort()];
  const files = await Promise.all(
    inOrder.map(async (name) => {
      const lines = (await readFile(join(root, 'src', name), 'utf8')).split(/\r?\n/);
      return lines.map((text, number) => ({
        text,
        at: (index: number) => ({ file: `src/${name}`, line: number + 1, column: index + 1, text }),
      }));
    }),
  );
  return files.flat().filter(({ text }) => !/^\s*(#|\/\/|\/?\*)/.test(text));
}
