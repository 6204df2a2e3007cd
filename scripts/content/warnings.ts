import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import type { ReadContent } from './readContent.ts';
import { textsIn } from './readFile.ts';

/** Signs of Markdown, templates, comments and YAML, stray quotation marks, a web address, the name of a picture. */
const asTyped = [
  /\[[^\]]+\]\([^)\s]+\)/,
  /(\*\*|__|~~|`)[^\s*_~`](?:[^\n]*?[^\s*_~`])?\1/,
  /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])/,
  /(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)/,
  /(?<!\w):[a-z_]{3,}:(?!\w)/,
  /^(?:#{1,6}|[-•*]|\d\.) /,
  /(?<=\s)(?:#|\/\/) /,
  /\{.*\}|<%.*%>/,
  /^(?:[:=]|''|"")/,
  /^“[^”]*”$|(?<!„[^“]*)“[^”]*$|^[^"]*"[^"]*$/,
  /https?:\/\/[^\s>]+/,
  /^\S+\.(?:jpe?g|png|webp|avif)$/i,
];

/** Warns of text that a page shows differently from what its author may expect, and of entries with the same title. */
export function textWarnings({ files }: Pick<ReadContent, 'files'>): LocatedDiagnostic[] {
  const all = [...files.values()];
  const texts = all.flatMap((file) =>
    textsIn(file).flatMap(({ name, text, maxLength }) => {
      if (maxLength === undefined) return [];
      const location = file.locate(name);
      const code = asTyped.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).at(0);
      const shown = `${name} contains ${code?.trim()}, which the page shows as it is typed. Write only the words`;
      const asOne = `${name} has several paragraphs or lines, and the page shows them as one. Make it one, or shorten it`;
      return [
        ...(code === undefined ? [] : [{ message: shown, location }]),
        ...(text.trim().includes('\n') ? [{ message: asOne, location }] : []),
      ];
    }),
  );
  const copies = all.flatMap((file, index) => {
    const isAlike = ({ folder, raw }: typeof file) =>
      folder === file.folder && raw?.title === file.raw?.title;
    const first = all.findIndex((other) => other.raw?.title && isAlike(other));
    const message = `title is also that of ${all[first]?.path}. Change it, or delete one of the two files`;
    return first >= 0 && first < index ? [{ message, location: file.locate('title') }] : [];
  });
  return [...texts, ...copies];
}
