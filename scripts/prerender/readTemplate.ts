import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { type Template, tagKey } from './template.ts';
import { UserError } from './UserError.ts';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

/** The id of the element that React renders into. Its content in the template is replaced. */
const rootId = 'root';

/**
 * Reads the app's `index.html`.
 * @param isBundled whether a URL is a file of the client bundle: scripts, preloads and style sheets with such a URL are
 *   left out, since the engine loads them.
 * @throws UserError if it has no head, or no root element.
 */
export function readTemplate(html: string, isBundled: (url: string) => boolean): Template {
  const elements = [...elementsIn(parse(html, { sourceCodeLocationInfo: true }))];
  const headEnd = elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.endTag?.startOffset;
  if (headEnd === undefined)
    throw new UserError('the template has no </head>: write <head> and </head> in index.html');
  const root = elements.find((element) => attribute(element, 'id') === rootId)?.sourceCodeLocation;
  if (!root?.startTag || !root.endTag)
    throw new UserError(
      `the template has no element with the id ${rootId}: write <div id="${rootId}"></div> in index.html`,
    );
  const replaceable = elements.flatMap((element) => {
    const key = isLoaded(element, isBundled) ? 'bundled' : keyOf(element);
    const location = element.sourceCodeLocation;
    if (key === undefined || !location) return [];
    return [{ key, start: location.startOffset, end: location.endOffset }];
  });
  const piecesOf = (start: number, end: number) => {
    const pieces: { readonly text: string; readonly key?: string }[] = [];
    let last = start;
    for (const tag of replaceable.filter((tag) => tag.start >= start && tag.end <= end)) {
      pieces.push({ text: html.slice(last, tag.start) });
      if (tag.key !== 'bundled') pieces.push({ text: html.slice(tag.start, tag.end), key: tag.key });
      last = tag.end;
    }
    return [...pieces, { text: html.slice(last, end) }];
  };
  const textOf = (start: number, end: number) =>
    piecesOf(start, end)
      .map(({ text }) => text)
      .join('');
  return {
    head: piecesOf(0, headEnd),
    body: [textOf(headEnd, root.startTag.endOffset), textOf(root.endTag.startOffset, html.length)],
    scripts: elements.flatMap(inlineScript),
  };
}

function keyOf(element: Element): string | undefined {
  const attributes = element.attrs.map(({ name, value }) => ` ${name}="${value}"`).join('');
  return tagKey(element.tagName, attributes);
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
  if (element.tagName !== 'script' || attribute(element, 'src') !== undefined) return [];
  if (!/^(?:|module|importmap|text\/javascript)$/.test(attribute(element, 'type') ?? '')) return [];
  return element.childNodes.flatMap((node) => ('value' in node ? [node.value] : []));
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}
