import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { hydrationLoader } from './hydrationLoader.ts';

/** What a page needs beside its markup. */
export interface PageAssets {
  /** The whole style sheet. */
  readonly css: string;
  /** The addresses of the hydration entry and of every module that it and the page need. */
  readonly modules: readonly string[];
  /** The addresses of the fonts. */
  readonly fonts: readonly string[];
}

const charset = '<meta charSet="utf-8"/>';
const headEnd = '</head>';

/**
 * The document with its policy and style at the start of its head, and its scripts at the end: React hydrates
 * `<script>` by position, and would adopt one that stands before its own.
 * @throws where the document lacks the places to put them, or an address or the style could end its element.
 */
export function addAssets(html: string, { css, modules, fonts }: PageAssets): string {
  if (/<\/style/i.test(css)) throw new Error('the style sheet holds </style, which would end it early');
  for (const address of fonts) {
    if (/["&<>]/.test(address))
      throw new Error(`the address ${address} does not fit an attribute as it stands`);
  }
  const loader = hydrationLoader(modules);
  const policy = contentSecurityPolicy({ style: css, script: loader });
  const head = `<meta http-equiv="content-security-policy" content="${policy}"/><style>${css}</style>`;
  const scripts = [
    ...fonts.map(
      (address) => `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin/>`,
    ),
    `<script type="module">${loader}</script>`,
  ].join('');
  return insert(insert(html, charset, 'after', head), headEnd, 'before', scripts);
}

function insert(html: string, mark: string, side: 'before' | 'after', addition: string): string {
  const start = html.indexOf(mark);
  if (start === -1) throw new Error(`the document has no ${mark}: its head needs one`);
  const place = side === 'before' ? start : start + mark.length;
  return html.slice(0, place) + addition + html.slice(place);
}
