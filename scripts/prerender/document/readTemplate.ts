import { type DefaultTreeAdapterMap, parse, parseFragment } from 'parse5';
import { UserError } from '../errors/UserError.ts';
import { isExecuted } from '../policy/loads.ts';
import type { Tag } from '../policy/markup.ts';
import { type Piece, type Template, tagKey } from './template.ts';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

/** A part of a template that pages fill or replace, or, without a key, that is left out. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly key?: string;
}

/**
 * Reads the app's `index.html`.
 * @param isBundled whether a URL is a file of the client bundle: scripts, preloads and style sheets with such a URL are
 *   left out, since the engine loads them.
 * @param rootId the id of the element that React renders into. Its content is replaced.
 * @throws UserError if it has no head, or no root element.
 */
export function readTemplate(html: string, isBundled: (url: string) => boolean, rootId = 'root'): Template {
  const elements = [...elementsIn(parse(html, { sourceCodeLocationInfo: true }))];
  const headEnd = elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.endTag?.startOffset;
  if (headEnd === undefined) throw new UserError('index.html has no </head>: write <head> and </head> in it');
  const root = elements.find((element) => tagOf(element).attributes.get('id') === rootId)?.sourceCodeLocation;
  if (!root?.startTag || !root.endTag)
    throw new UserError(
      `index.html has no element with the id ${rootId}: write <div id="${rootId}"></div> in it, or name another with the option rootId`,
    );
  const parts = [
    ...elements.flatMap((element) => partOf(element, headEnd, isBundled)),
    { start: headEnd, end: headEnd, key: 'head end' },
    { start: root.startTag.endOffset, end: root.endTag.startOffset, key: 'root' },
  ].sort((one, other) => one.start - other.start);
  const styles = [...elements, ...elements.flatMap(inNoscript)].filter(({ tagName }) => tagName === 'style');
  return { pieces: cut(html, parts), scripts: elements.flatMap(inlineScript), styles: styles.flatMap(textsOf) };
}

/** The part that an element is, if it is one: what the engine loads, a start tag with attributes, or a tag of the head. */
function partOf(element: Element, headEnd: number, isBundled: (url: string) => boolean): readonly Part[] {
  const { tagName, sourceCodeLocation } = element;
  if (!sourceCodeLocation) return [];
  const { startOffset: start, endOffset: end, startTag } = sourceCodeLocation;
  if (isLoaded(tagOf(element), isBundled)) return [{ start, end }];
  if (tagName === 'html' || tagName === 'body')
    return startTag ? [{ start, end: startTag.endOffset, key: tagName }] : [];
  const key = tagKey(tagOf(element));
  return key !== undefined && end <= headEnd ? [{ start, end, key }] : [];
}

/** Cuts a template at its parts, in their order. */
function cut(html: string, parts: readonly Part[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let last = 0;
  for (const { start, end, key } of parts) {
    if (start < last) continue; // in another part, such as in the root element
    pieces.push({ text: html.slice(last, start) });
    if (key !== undefined) pieces.push({ text: html.slice(start, end), key });
    last = end;
  }
  return [...pieces, { text: html.slice(last) }];
}

/** Whether an element loads a file of the client bundle that the engine loads itself. */
function isLoaded({ name, attributes }: Tag, isBundled: (url: string) => boolean): boolean {
  if (name === 'script') return attributes.get('type') === 'module' && isBundled(attributes.get('src') ?? '');
  const isLink = name === 'link' && ['modulepreload', 'stylesheet'].includes(attributes.get('rel') ?? '');
  return isLink && isBundled(attributes.get('href') ?? '');
}

function inlineScript(element: Element): readonly string[] {
  const { name, attributes } = tagOf(element);
  return name === 'script' && !attributes.has('src') && isExecuted(attributes) ? textsOf(element) : [];
}

/** The elements that browsers without scripts find in `<noscript>`, which to others is a text. */
function inNoscript(element: Element): readonly Element[] {
  return element.tagName === 'noscript' ? [...elementsIn(parseFragment(textsOf(element).join('')))] : [];
}

function tagOf({ tagName: name, attrs }: Element): Tag {
  return { name, attributes: new Map(attrs.map(({ name, value }) => [name, value])) };
}

function textsOf({ childNodes }: Element): readonly string[] {
  return childNodes.flatMap((node) => ('value' in node ? [node.value] : []));
}

function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}
