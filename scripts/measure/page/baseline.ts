import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { collectFiles, contentSecurityPolicy } from 'prerender-engine';

type Element = DefaultTreeAdapterTypes.Element;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Copies a built folder, and replaces each page by its baseline.
 * @throws Error if a page has no baseline.
 */
export async function writeBaselines(directory: string, target: string): Promise<void> {
  await cp(directory, target, { recursive: true });
  for (const { path, body } of await collectFiles(directory)) {
    if (path.endsWith('.html')) await writeFile(join(target, path), baselineOf(String(body)));
  }
}

/**
 * The baseline of a page: its text, style and pictures alone. Every script, including structured data, and every font
 * file are removed; the fallback fonts, which are the system's, stay. The policy allows the remaining style. Nothing
 * else changes.
 * @param html a page that the build wrote.
 * @throws Error if the page does not have the one inline style that every page has.
 */
export function baselineOf(html: string): string {
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
    return element.tagName === 'script' ? [replace(element, '')] : [];
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

/** Works for the rules that the build writes, whose font and file names have no braces. */
function withoutFonts(css: string): string {
  return css.replace(/@font-face\s*\{[^{}]*\}/g, (rule) => (rule.includes('url(') ? '' : rule));
}

function isPolicy(element: Element): boolean {
  return (
    element.tagName === 'meta' &&
    attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy'
  );
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

function replace(element: Element, text: string): Edit {
  const location = element.sourceCodeLocation;
  if (!location) throw new Error(`<${element.tagName}> has no position in the text of the page`);
  return { start: location.startOffset, end: location.endOffset, text };
}

/** @param edits in the order of their positions. */
function apply(edits: readonly Edit[], text: string): string {
  const kept = edits.map(
    ({ start, text: added }, index) => text.slice(edits[index - 1]?.end ?? 0, start) + added,
  );
  return kept.join('') + text.slice(edits.at(-1)?.end ?? 0);
}
