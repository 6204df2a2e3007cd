/** The app's own `index.html`, in pieces. It holds only data, so that it can be passed to threads. */
export interface Template {
  /** Up to the end of the head. A piece with a key gives way to a tag of the page with the same key. */
  readonly head: readonly { readonly text: string; readonly key?: string }[];
  /** From the end of the head to the start of the root element's content, and what follows that content. */
  readonly body: readonly [string, string];
  /** The texts of its inline scripts, which every page has. */
  readonly scripts: readonly string[];
}

/** The markup of the root element, and the page's own head tags. */
export interface Fragment {
  readonly html: string;
  readonly head?: string;
}

/**
 * Puts a page into the template. Tags that React hoists to the start of the markup move to the head, where React looks
 * for them when it hydrates.
 * @see https://react.dev/reference/react-dom/components/title
 */
function fillTemplate({ head, body }: Template, { html, head: ownTags = '' }: Fragment): string {
  const [hoisted = ''] = hoistedTags.exec(html) ?? [];
  const tags = ownTags + hoisted;
  const keys = new Set(
    [...tags.matchAll(/<(\w+)\b([^>]*)>/g)].map(([, name = '', rest = '']) => tagKey(name, rest)),
  );
  const kept = head.filter(({ key }) => key === undefined || !keys.has(key)).map(({ text }) => text);
  return [...kept, tags, body[0], html.slice(hoisted.length), body[1]].join('');
}

/** The document of a page: what was rendered, if it is one, or else the template with it. */
export function toDocument(page: Fragment, template: Template | undefined): string {
  return template && !/^\s*<(?:!doctype|html)\b/i.test(page.html) ? fillTemplate(template, page) : page.html;
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

/** What a document has once, such as `meta description`. */
export function tagKey(name: string, attributes: string): string | undefined {
  const value = (attribute: string) =>
    new RegExp(`\\s${attribute}\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(attributes)?.[1];
  switch (name.toLowerCase()) {
    case 'title':
      return 'title';
    case 'meta': {
      const id = value('name') ?? value('property');
      return id && `meta ${id.toLowerCase()}`;
    }
    case 'link':
      return value('rel') === 'canonical' ? 'canonical' : undefined;
    default:
      return undefined;
  }
}
