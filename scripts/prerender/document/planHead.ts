import type { OutputFile } from '../files/files.ts';
import { bundledSheet, isScript, readStyles, staticImports } from '../files/manifest.ts';
import type { SiteOptions } from '../options/options.ts';
import { hash, mergePolicies, type Policy } from '../policy/policy.ts';
import { checkInline, importMap } from './inlineScripts.ts';
import { readStyleSheet } from './readStyleSheet.ts';
import { type StyleSheet, styleFile } from './styleSheet.ts';
import type { Template } from './template.ts';

/** What the heads of a site are made of. It holds only data, so that it can be passed to threads. */
export interface SiteHead {
  readonly base: string;
  /** All styles of the site. Each page gets the rules that it can use. */
  readonly sheet?: StyleSheet | undefined;
  /** The file with the styles of all pages. Pages without enough room for their own link it, and modules wait for it. */
  readonly styleFile?: OutputFile | undefined;
  /** The URLs of the modules that a page imports, by its route's `module`. Without it, the pages load no script. */
  readonly modulesOf?: ReadonlyMap<string | undefined, readonly string[]> | undefined;
  /** The text of the import map of all modules. */
  readonly importMap?: string | undefined;
  /** More inline scripts for the end of every head; the policy allows them. */
  readonly scripts?: readonly string[];
  readonly policy?: Policy;
  readonly referrer?: string | undefined;
  readonly url?: string | undefined;
}

/**
 * How much style a page carries, in bytes. Compressed it is about half of the 14,600 bytes that a server sends in the
 * first round trip of a connection, which leaves room for the start of the page.
 */
export const styleLimit = 32_000;

/**
 * Reads what the heads of a site are made of.
 * @param moduleIds of the pages' own code, in the client bundle.
 * @param bundled the files of that bundle.
 * @param moreCss style before that of the options or of the bundle.
 * @returns undefined if nothing is added to heads.
 * @throws UserError if an inline script or the style would end its element, or the bundle splits its styles.
 */
export async function planHead(
  { base = '/', head, client, url }: Pick<SiteOptions, 'base' | 'head' | 'client' | 'url'>,
  moduleIds: readonly string[],
  template: Template | undefined,
  bundled: readonly OutputFile[],
  moreCss = '',
): Promise<SiteHead | undefined> {
  if (!head && !client && !moreCss) return undefined;
  const { referrer } = head ?? {};
  const scripts = head?.scripts?.map((script) => script.replace(/\r\n?/g, '\n')) ?? []; // as browsers hash them
  for (const script of scripts) checkInline('an inline script', script, /<\/script|<!--/i);
  const allowed = {
    'script-src': [...scripts, ...(template?.scripts ?? [])].map(hash),
    'style-src': template?.styles.map(hash) ?? [],
  };
  const css = moreCss + (head?.css ?? (client ? await readStyles(client) : ''));
  // Relative URLs of a bundle start from its sheet, as its own build means them.
  const from = base + ((head?.css === undefined && client && bundledSheet(client.manifest)) || '');
  const sheet = css === '' ? undefined : readStyleSheet(css, from);
  const hasFile = client || Buffer.byteLength(css) > styleLimit;
  return {
    base,
    scripts,
    policy: mergePolicies(head?.policy, allowed),
    referrer,
    url,
    sheet,
    styleFile: sheet && hasFile ? styleFile(sheet) : undefined,
    modulesOf: client && modulesByRoute(client, moduleIds, base),
    importMap:
      client &&
      importMap(
        bundled.filter(({ path }) => isScript(path)),
        base,
      ),
  };
}

function modulesByRoute(
  { manifest, entry }: NonNullable<SiteOptions['client']>,
  moduleIds: readonly string[],
  base: string,
): NonNullable<SiteHead['modulesOf']> {
  const urlsOf = (...ids: readonly string[]) =>
    [...new Set(ids.flatMap((id) => staticImports(manifest, id)))].map(
      (file) => new URL(base + file, 'http://host').pathname,
    );
  return new Map<string | undefined, readonly string[]>([
    [undefined, urlsOf(entry)],
    ...[...new Set(moduleIds)].map((id) => [id, urlsOf(entry, id)] as const),
  ]);
}
