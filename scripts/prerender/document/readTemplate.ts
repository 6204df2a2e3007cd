import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { UserError } from '../errors/UserError.ts';
import { type Piece, type Template, tagKey } from './template.ts';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

/** A part of the text with a key, as in a piece; one without is left out. */
interface Mark {
  readonly key?: string;
  readonly start: number;
  readonly end: number;
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
  const root = elements.find((element) => attribute(element, 'id') === rootId)?.sourceCodeLocation;
  if (!root?.startTag || !root.endTag)
    throw new UserError(
      `index.html has no element with the id ${rootId}: write <div id="${rootId}"></div> in it, or name another with the option rootId`,
    );
  const marked = elements.flatMap((element): Mark[] => {
    const { startOffset: start = 0, endOffset: end = 0, startTag } = element.sourceCodeLocation ?? {};
    if (isLoaded(element, isBundled)) return [{ start, end }];
    const { tagName } = element;
    if ((tagName === 'html' || tagName === 'body') && startTag)
      return [{ key: tagName, start: startTag.startOffset, end: startTag.endOffset }];
    const key = tagKey(tagName, new Map(element.attrs.map(({ name, value }) => [name, value])));
    return key !== undefined && end <= headEnd ? [{ key, start, end }] : [];
  });
  const marks = [...marked, { key: 'head end', start: headEnd, end: headEnd }];
  const piecesOf = (start: number, end: number) => {
    const pieces: Piece[] = [];
    let last = start;
    for (const mark of marks.sort((one, other) => one.start - other.start)) {
      if (mark.start < start || mark.end > end) continue;
      pieces.push({ text: html.slice(last, mark.start) });
      if (mark.key) pieces.push({ text: html.slice(mark.start, mark.end), key: mark.key });
      last = mark.end;
    }
    return [...pieces, { text: html.slice(last, end) }];
  };
  return {
    start: piecesOf(0, root.startTag.endOffset),
    end: piecesOf(root.endTag.startOffset, html.length)
      .map(({ text }) => text)
      .join(''),
    scripts: elements.flatMap(inlineScript),
    styles: Array.from(
      html.matchAll(/<style\b[^>]*>(.*?)<\/style\s*>/gis),
      ([, style = '']) => style.replace(/\r\n?/g, '\n'), // as parsers of HTML read it
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
