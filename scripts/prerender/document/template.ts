import { UserError } from '../errors/UserError.ts';
import { attribute, readAttributes, readToken, readTokens, type Tag } from '../policy/markup.ts';

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
 * The document of a page: what was rendered, if it is one, or else the template with it.
 * @param marker what marks the end of the template's own head.
 * @throws UserError if the page has attributes for a tag that is not in the template.
 */
export function toDocument(page: Fragment, template: Template | undefined, marker = ''): string {
  return template && !/^\s*<(?:!doctype|html)(?=[\s/>])/i.test(page.html)
    ? fillTemplate(template, page, marker)
    : page.html;
}

/**
 * Puts a page into the template. Tags that React hoists to the start of the markup move to the head, where React looks
 * for them when it hydrates.
 * @see https://react.dev/reference/react-dom/components/title
 */
function fillTemplate({ pieces }: Template, page: Fragment, marker: string): string {
  const { head, attributes } = withHelmet(page);
  const [hoisted = ''] = hoistedTags.exec(page.html) ?? [];
  const hasTitle = pieces.some(({ key }) => key === 'title');
  // Helmet writes an empty title if there is none, and React for one with several children.
  const tags = head.replace(emptyTitle, '') + (hasTitle ? hoisted.replace(emptyTitle, '') : hoisted);
  const keys = new Set(Array.from(readTokens(tags), (token) => tagKey(readToken(token))));
  for (const name of ['html', 'body'] as const)
    if (attributes[name] !== '' && !pieces.some(({ key }) => key === name))
      throw new UserError(`the template has no <${name}> for attributes: write it in index.html`);
  return pieces
    .map(({ text, key = '' }) => {
      if (key === 'head end') return marker + tags;
      if (key === 'root') return page.html.slice(hoisted.length);
      if (key === 'html' || key === 'body') return withAttributes(text, attributes[key]);
      return keys.has(key) ? '' : text;
    })
    .join('');
}

/** The tags of a page for the head, and its attributes: its own, and those that Helmet has collected. */
function withHelmet({ head = '', helmet = {}, htmlAttributes, bodyAttributes }: PageHead) {
  const collected = new Map<string, unknown>(Object.entries(helmet));
  const textOf = (...names: readonly string[]) => names.map((name) => collected.get(name) ?? '').join('');
  return {
    head: head + textOf('title', 'base', 'meta', 'link', 'style', 'script', 'noscript'),
    attributes: {
      html: htmlAttributes ?? textOf('htmlAttributes'),
      body: bodyAttributes ?? textOf('bodyAttributes'),
    },
  };
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
  'i', // React writes itemProp
);

const emptyTitle = /<title[^>]*><\/title>/;

/** A start tag with more attributes, in place of its own of the same names. */
function withAttributes(tag: string, more: string): string {
  if (more === '') return tag;
  const replaced = readAttributes(more);
  const kept = tag.slice(0, -1).replace(attribute, (text, name) => (replaced.has(name.toLowerCase()) ? '' : text));
  return `${kept.trimEnd()} ${more.trim()}>`;
}

/** What a document has once, such as `meta description`. */
export function tagKey({ name, attributes }: Tag): string | undefined {
  if (name === 'title') return name;
  if (name === 'link') return attributes.get('rel') === 'canonical' ? 'canonical' : undefined;
  const id = name === 'meta' ? (attributes.get('name') ?? attributes.get('property')) : undefined;
  return id && `meta ${id.toLowerCase()}`;
}
