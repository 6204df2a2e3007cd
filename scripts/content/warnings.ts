import type { LocatedDiagnostic } from '../diagnostics/Diagnostic.ts';
import type { ReadContent } from './readContent.ts';
import { fieldName, textsIn } from './readFile.ts';

const markdown =
  /\[[^\]]+\]\([^)\s]+\)|(\*\*|__|`)[^\s*_`](?:[^\n]*?[^\s*_`])?\1|(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|^#{1,6} |^- /;

/** Warns of text that a page shows differently from what its author may expect. */
export function textWarnings({ files }: Pick<ReadContent, 'files'>): LocatedDiagnostic[] {
  return [...files.values()].flatMap((file) =>
    textsIn(file).flatMap(({ path, text, tree }) => {
      if (tree.maxLength === undefined) return [];
      const field = fieldName(path);
      const code = markdown.exec(text)?.[0].trim();
      const messages = [
        ...(code === undefined
          ? []
          : [
              `${field} contains Markdown, which the page shows as it is typed: ${code}. Write only the words`,
            ]),
        ...(text.trim().includes('\n')
          ? [
              `${field} has several paragraphs or lines, and the page shows them as one. Make it one, or shorten it`,
            ]
          : []),
      ];
      return messages.map((message) => ({ message, location: file.locate(path) }));
    }),
  );
}
