import type { LocatedDiagnostic } from 'prerender-engine/diagnostics';
import type { ReadContent } from './readContent.ts';
import { textsIn } from './readFile.ts';

/** What is rarely meant to be read: signs of other programs, stray marks, an address, the name of a picture. */
const asTyped = [
  /!?\[[^\]]*\](?:\([^)\s]+\))?|:contentReference|[【】]|citeturn|^(?:Sure|Certainly|Of course|Here is|Here’s|As an AI)\b.*[:,]|^Error! /,
  /(\*\*|__|~~|`)[^\s*_~`](?:[^\n]*?[^\s*_~`])?\1|\*\*|__|~~/,
  /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])/,
  /(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)/,
  /(?<!\w):[a-z_]{3,}:(?!\w)/,
  /^(?:#{1,6}|[-•*]|\d[.)]|>(?! ?\d)) |^\|.*\|$/,
  /(?<=\s)(?:#|\/\/) /,
  /\{.*\}|<%.*%>/,
  /^(?:[:=]|''|"")|[,;|]$/,
  /^[“„«‘‚'][^“”„«»"]*["'”“»’]$|(?<!„[^“]*)“[^”]*$|^[^"]*"[^"]*$/,
  /(?:https?:\/\/|www\.)[^\s>]+|\p{L}\?\p{L}|%[\dA-F]{2}|=[\dA-F]{2}(?==)/u,
  /^\S+\.(?:jpe?g|png|webp|avif)$|^[A-Z]{3,4}[_-]?\d{3,}$/i,
];

/** Warns of what a page shows differently from what its author may expect, and of entries that seem out of place. */
export function textWarnings({ files }: Pick<ReadContent, 'files'>): LocatedDiagnostic[] {
  const all = [...files.values()];
  return all.flatMap((file, index) => {
    const warn = (name: string, message: string) => ({
      message: `${name} ${message}`,
      location: file.locate(name),
    });
    const texts = textsIn(file).flatMap(({ name, text, maxLength }) => {
      if (maxLength === undefined) return [];
      const code = asTyped.flatMap((pattern) => pattern.exec(text.trim())?.[0] ?? []).at(0);
      const shown = `contains ${code?.trim()}, which the page shows as it is typed. Write only the words`;
      const asOne =
        'has several paragraphs or lines, and the page shows them as one. Make it one, or shorten it';
      return [
        ...(code === undefined ? [] : [warn(name, shown)]),
        ...(text.trim().includes('\n') ? [warn(name, asOne)] : []),
      ];
    });
    const others = all.filter(({ folder }) => folder !== '' && folder === file.folder);
    const twin = others.find(({ raw }) => raw?.title && raw.title === file.raw?.title);
    const copy = `is also that of ${twin?.path}. Change it, or delete one of the two files`;
    const bareOnes = others.filter(({ raw = {} }) => !('picture' in raw));
    const isBare = file.value && file.fields.picture && bareOnes.length === 1 && bareOnes[0] === file;
    const bare =
      'is missing, while all others in this folder have that line. Add it, or move the file to where it belongs';
    return [
      ...texts,
      ...(twin && all.indexOf(twin) < index ? [warn('title', copy)] : []),
      ...(isBare ? [warn('picture', bare)] : []),
    ];
  });
}
