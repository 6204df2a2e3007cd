import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { contentSecurityPolicy } from '../../prerender/policy.ts';

type Element = DefaultTreeAdapterTypes.Element;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The floor of a page: the same page with nothing in it that could delay it but its words, its style and its
 * pictures. Every script is taken out, structured data too, and every font; the stand-ins, which are fonts of the
 * system, stay. The policy allows the style that is left. Every other byte stays as it is.
 * @param html of a page that the build wrote.
 * @throws where the page has not the one inline style that every page has.
 */
export function floorOf(html: string): string {
  const elements = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const [style, ...others] = elements.filter(({ tagName }) => tagName === 'style');
  if (!style || others.length > 0)
    throw new Error(`the page has ${others.length + (style ? 1 : 0)} <style> elements: it should have one`);

  const css = withoutFonts(textOf(style));
  const policy = contentSecurityPolicy({ style: css, scripts: [] });
  const edits = elements.flatMap((element) => {
    if (element === style) return [replace(element, `<style>${css}</style>`)];
    if (isPolicy(element))
      return [replace(element, `<meta http-equiv="content-security-policy" content="${policy}"/>`)];
    return isScript(element) || isFontPreload(element) ? [replace(element, '')] : [];
  });
  return apply(edits, html);
}

function elementsOf(node: DefaultTreeAdapterTypes.Node): readonly Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...inside] : inside;
}

function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** The rules are those that the build writes: no brace stands in the name of a family or of a file. */
function withoutFonts(css: string): string {
  return css.replace(/@font-face\s*\{[^{}]*\}/g, (rule) => (rule.includes('url(') ? '' : rule));
}

function isPolicy(element: Element): boolean {
  return (
    element.tagName === 'meta' &&
    attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy'
  );
}

function isScript(element: Element): boolean {
  return (
    element.tagName === 'script' ||
    isPreload(element, 'script') ||
    attribute(element, 'rel') === 'modulepreload'
  );
}

function isFontPreload(element: Element): boolean {
  return isPreload(element, 'font');
}

function isPreload(element: Element, as: string): boolean {
  return attribute(element, 'rel') === 'preload' && attribute(element, 'as') === as;
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

function replace(element: Element, text: string): Edit {
  const location = element.sourceCodeLocation;
  if (!location) throw new Error(`<${element.tagName}> is nowhere in the text of the page`);
  return { start: location.startOffset, end: location.endOffset, text };
}

/** @param edits in the order of the text. */
function apply(edits: readonly Edit[], text: string): string {
  const kept = edits.map(
    ({ start, text: added }, index) => text.slice(edits[index - 1]?.end ?? 0, start) + added,
  );
  return kept.join('') + text.slice(edits.at(-1)?.end ?? 0);
}
