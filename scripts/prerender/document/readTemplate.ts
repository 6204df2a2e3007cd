import { type DefaultTreeAdapterMap, parse, parseFragment } from 'parse5';
import { UserError } from '../errors/UserError.ts';
import { isExecuted } from '../policy/violations.ts';
import { type Piece, type Template, tagKey } from './template.ts';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

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
  const root = elements.find((element) => attribute(element, 'id') === rootId)?.sourceCodeLocation;
  if (!root?.startTag || !root.endTag)
    throw new UserError(
      `index.html has no element with the id ${rootId}: write <div id="${rootId}"></div> in it, or name another with the option rootId`,
    );
  const pieces: Piece[] = [];
  let last = 0;
  /** Adds the text before a part, and this part with its key, or leaves it out. What it contains is not looked at. */
  const add = (start: number, end: number, key?: string) => {
    if (start < last) return;
    pieces.push({ text: html.slice(last, start) });
    if (key !== undefined) pieces.push({ text: html.slice(start, end), key });
    last = end;
  };
  for (const element of elements) {
    const { tagName, sourceCodeLocation: place } = element;
    if (!place) continue;
    const { startOffset, endOffset, startTag } = place;
    if (startOffset > headEnd) add(headEnd, headEnd, 'head end');
    const key = tagKey(tagName, new Map(element.attrs.map(({ name, value }) => [name, value])));
    if (isLoaded(element, isBundled)) add(startOffset, endOffset);
    else if ((tagName === 'html' || tagName === 'body') && startTag) add(startOffset, startTag.endOffset, tagName);
    else if (key !== undefined && endOffset <= headEnd) add(startOffset, endOffset, key);
    if (place === root) add(root.startTag.endOffset, root.endTag.startOffset, 'root');
  }
  add(html.length, html.length);
  return {
    pieces,
    scripts: elements.flatMap(inlineScript),
    styles: [...elements, ...elements.flatMap(unscripted)].flatMap((element) =>
      element.tagName === 'style' ? textsOf(element) : [],
    ),
  };
}

/** Whether an element loads a file of the client bundle that the engine loads itself. */
function isLoaded(element: Element, isBundled: (url: string) => boolean): boolean {
  if (element.tagName === 'script')
    return attribute(element, 'type') === 'module' && isBundled(attribute(element, 'src') ?? '');
  return (
    element.tagName === 'link' &&
    ['modulepreload', 'stylesheet'].includes(attribute(element, 'rel') ?? '') &&
    isBundled(attribute(element, 'href') ?? '')
  );
}

function inlineScript(element: Element): string[] {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  if (element.tagName !== 'script' || attributes.has('src') || !isExecuted(attributes)) return [];
  return textsOf(element);
}

/** The elements that browsers without scripts find in `<noscript>`, which to others is a text. */
function unscripted(element: Element): Element[] {
  return element.tagName === 'noscript' ? [...elementsIn(parseFragment(textsOf(element).join('')))] : [];
}

function textsOf({ childNodes }: Element): string[] {
  return childNodes.flatMap((node) => ('value' in node ? [node.value] : []));
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}
