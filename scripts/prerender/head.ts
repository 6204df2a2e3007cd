import { fileURLToPath } from 'node:url';
import { cssOf, scriptsOf } from './clientBundle.ts';
import { UserError } from './errors.ts';
import type { TextFile } from './files.ts';
import type { PrerenderOptions } from './prerender.ts';
import { contentSecurityPolicy, hashSource } from './securityPolicy.ts';

/** What the generator adds to the head of a document, as HTML. */
interface HeadAdditions {
  /** Goes right after the charset, because it applies to what comes after it. */
  readonly policy: string;
  /** Goes before the document's own scripts, after the tags that readers of link previews look for. */
  readonly styles: string;
  /**
   * Goes to the end: React matches `<script>` elements by position when it hydrates, and would mistake an earlier one
   * for its own.
   */
  readonly scripts: string;
}

/** A rendered document in UTF-8, and the positions where its head is completed, in bytes. */
export interface RenderedDocument {
  readonly html: Uint8Array;
  readonly positions: Readonly<Record<keyof HeadAdditions, number>>;
}

/**
 * Encodes a document and finds the positions where its head is completed.
 * @throws UserError if the document has no head with a charset.
 */
export function encodeDocument(text: string): RenderedDocument {
  const html = new TextEncoder().encode(text); // four times as fast as Buffer.from
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.length);
  const end = bytes.indexOf('</head>');
  if (end === -1)
    throw new UserError('the document has no </head>: render the whole document, from <!DOCTYPE html> on');
  const head = bytes.toString('latin1', 0, end); // with one character for each byte
  const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i.exec(head);
  if (!charset) throw new UserError('the document has no <meta charset="utf-8">: put it first in <head>');
  const policy = charset.index + charset[0].length;
  // In the attributes and text that React writes, `<` is escaped: this is the start of a script.
  const script = head.indexOf('<script', policy);
  return { html, positions: { policy, styles: script === -1 ? end : script, scripts: end } };
}

/** Inserts the additions into the head of a document. */
export function completeDocument({ html, positions }: RenderedDocument, head: HeadAdditions): Buffer {
  const { policy, styles, scripts } = positions;
  return Buffer.concat([
    html.subarray(0, policy),
    Buffer.from(head.policy),
    html.subarray(policy, styles),
    Buffer.from(head.styles),
    html.subarray(styles, scripts),
    Buffer.from(head.scripts),
    html.subarray(scripts),
  ]);
}

/**
 * Builds, for each module, the head content that its pages share.
 * @param stylesheet from `stylesheetOf`.
 * @param css for every page, before that of the bundle.
 * @returns the head by the module of the route; undefined is for pages without a module.
 */
export async function makeHeads(
  { routes, base = '/', url, client, policy = {} }: PrerenderOptions,
  stylesheet: TextFile | undefined,
  css = '',
): Promise<ReadonlyMap<string | undefined, HeadAdditions>> {
  const loader = client ? await bundleLoader() : '';
  const attribute = stylesheet ? ` data-stylesheet="${base}${stylesheet.path}"` : '';
  // In a page that a visitor saved as one file (MHTML), 'self' allows nothing.
  const ownOrigin = url === undefined ? [] : [new URL(url).origin];

  const makeHead = (module: string | undefined): HeadAdditions => {
    const modules = client ? [client.entry, ...(module === undefined ? [] : [module])] : [];
    const urls = client ? scriptsOf(client, modules).map((path) => encodeURI(base + path)) : [];
    const allCss = css + (client ? cssOf(client, modules) : '');
    const style = allCss.replace(/<(?=\/style)/gi, '\\3c '); // it would end its element
    const hasElement = style !== '' || stylesheet !== undefined;
    const directives = contentSecurityPolicy(policy, {
      'script-src': loader ? [hashSource(loader)] : [],
      'style-src': [...(stylesheet ? ["'self'", ...ownOrigin] : []), ...(hasElement ? [hashSource(style)] : [])],
      'img-src': ownOrigin,
    });
    return {
      policy: `<meta http-equiv="content-security-policy" content="${directives}"/>`,
      styles: hasElement ? `<style${attribute}>${style}</style>` : '',
      // No hash covers an attribute, so the loader is the same on every page.
      scripts: loader ? `<script data-modules="${urls.join(' ').replaceAll('&', '&amp;')}">${loader}</script>` : '',
    };
  };
  const modules = new Set([undefined, ...routes.map(({ module }) => module)]);
  return new Map(Array.from(modules, (module) => [module, makeHead(module)]));
}

/** Bundles `loader.ts` to one script. It leaves no global name. */
async function bundleLoader(): Promise<string> {
  const { build } = await import('rolldown'); // only a hydrated site loads it
  const { output } = await build({
    input: fileURLToPath(new URL('loader.ts', import.meta.url)),
    write: false,
    output: { format: 'iife', minify: true },
  });
  return output[0].code.trim();
}
