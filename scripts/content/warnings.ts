import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import type { ReadContent } from './readContent.ts';
import { textsIn } from './readFile.ts';

const markdown =
  /\[[^\]]+\]\([^)\s]+\)|(\*\*|__|`)[^\s*_`](?:[^\n]*?[^\s*_`])?\1|(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|^#{1,6} |^- /;

/** Warns of text that a page shows differently from what its author may expect. */
export function textWarnings({ files }: Pick<ReadContent, 'files'>): LocatedDiagnostic[] {
  return [...files.values()].flatMap((file) =>
    textsIn(file).flatMap(({ name, text, maxLength }) => {
      if (maxLength === undefined) return [];
      const location = file.locate(name);
      const [code] = markdown.exec(text) ?? [];
      const asTyped = `${name} contains Markdown, which the page shows as it is typed: ${code?.trim()}. Write only the words`;
      const asOne = `${name} has several paragraphs or lines, and the page shows them as one. Make it one, or shorten it`;
      return [
        ...(code === undefined ? [] : [{ message: asTyped, location }]),
        ...(text.trim().includes('\n') ? [{ message: asOne, location }] : []),
      ];
    }),
  );
}
