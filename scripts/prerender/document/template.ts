import { UserError } from '../errors/UserError.ts';
import { attribute, readAttributes } from '../policy/markup.ts';

/** The app's own `index.html`. It holds only data, so that it can be passed to threads. */
export interface Template {
  readonly pieces: readonly Piece[];
  /** The texts of its inline scripts and style elements, which every page has. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * A part of a template. With the key `html` or `body`, it is a start tag, which gets the attributes of the page; at
 * `head end`, the page's tags follow, and at `root` its markup; another key is that of a tag that gives way to one of
 * the page.
 */
export interface Piece {
  readonly text: string;
  readonly key?: string;
}

/** What a page adds to the template around the content of the root element. */
export interface PageHead {
  /** The page's own head tags. They replace those of the template of the same name or property. */
  readonly head?: string;
  /** Attributes of `<html>`, such as `lang="de"`, in place of the template's of the same names. */
  readonly htmlAttributes?: string;
  /** The same for `<body>`. */
  readonly bodyAttributes?: string;
  /** What react-helmet-async or react-helmet has collected of the page: more head tags, and its attributes. */
  readonly helmet?: object;
}

/** A page in the template: the markup of the root element, and what is around it. */
export interface Fragment extends PageHead {
  readonly html: string;
}

/**
 * Puts a page into the template. Tags that React hoists to the start of the markup move to the head, where React looks
 * for them when it hydrates.
 * @see https://react.dev/reference/react-dom/components/title
 */
function fillTemplate({ pieces }: Template, page: Fragment, place: string): string {
  const { html, head = '', helmet = {} } = page;
  const collected = new Map<string, unknown>(Object.entries(helmet));
  const ofHelmet = (...names: readonly string[]) => names.map((name) => collected.get(name) ?? '').join('');
  const ownTags = head + ofHelmet('title', 'base', 'meta', 'link', 'style', 'script', 'noscript');
  const [hoisted = ''] = hoistedTags.exec(html) ?? [];
  const hasTitle = pieces.some(({ key }) => key === 'title');
  // Helmet writes an empty title if there is none, and React for one with several children.
  const tags = ownTags.replace(emptyTitle, '') + (hasTitle ? hoisted.replace(emptyTitle, '') : hoisted);
  const keys = new Set(
    Array.from(tags.matchAll(/<([a-z][^\s/>]*)([^>]*)>/gi), ([, name = '', rest = '']) =>
      tagKey(name, readAttributes(rest)),
    ),
  );
  const attributes = new Map([
    ['html', page.htmlAttributes ?? ofHelmet('htmlAttributes')],
    ['body', page.bodyAttributes ?? ofHelmet('bodyAttributes')],
  ]);
  for (const [name, own] of attributes)
    if (own && !pieces.some(({ key }) => key === name))
      throw new UserError(`the template has no <${name}> for attributes: write it in index.html`);
  return pieces
    .map(({ text, key = '' }) => {
      if (key === 'head end') return place + tags;
      if (key === 'root') return html.slice(hoisted.length);
      const own = attributes.get(key);
      if (own) return withAttributes(text, own);
      return keys.has(key) ? '' : text;
    })
    .join('');
}

/**
 * The document of a page: what was rendered, if it is one, or else the template with it.
 * @param place what marks the end of the template's own head.
 */
export function toDocument(page: Fragment, template: Template | undefined, place = ''): string {
  return template && !/^\s*<(?:!doctype|html)(?=[\s/>])/i.test(page.html)
    ? fillTemplate(template, page, place)
    : page.html;
}

/**
 * Tags that React writes before the markup. An element that it does not hoist, such as a `<style>` without precedence,
 * is part of the markup.
 */
const hoistedTags = new RegExp(
  `^(?:${[
    '<title(?: [^>]*)?>[^<]*</title>',
    '<meta (?![^>]*itemprop=)[^>]*>',
    '<link (?![^>]*itemprop=)(?=[^>]*data-precedence=|(?![^>]*rel="stylesheet"))[^>]*>',
    '<style [^>]*data-precedence=[^>]*>[^<]*</style>',
    '<script [^>]*async=""[^>]*></script>',
  ].join('|')})+`,
);

const emptyTitle = /<title[^>]*><\/title>/;

/** A start tag with more attributes, in place of its own of the same names. */
function withAttributes(tag: string, more: string): string {
  const replaced = readAttributes(more);
  const kept = tag.slice(0, -1).replace(attribute, (text, name) => (replaced.has(name.toLowerCase()) ? '' : text));
  return `${kept.trimEnd()} ${more.trim()}>`;
}

/** What a document has once, such as `meta description`. */
export function tagKey(name: string, attributes: ReadonlyMap<string, string>): string | undefined {
  const tag = name.toLowerCase();
  if (tag === 'title') return tag;
  if (tag === 'link') return attributes.get('rel') === 'canonical' ? 'canonical' : undefined;
  const id = tag === 'meta' ? (attributes.get('name') ?? attributes.get('property')) : undefined;
  return id && `meta ${id.toLowerCase()}`;
}
