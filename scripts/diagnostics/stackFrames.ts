import type { SourceMap } from 'node:module';

/** A position in a file, with lines and columns counted from 1. */
interface Position {
  /** A path or a URL, as the stack or the source map names it. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A line of a stack that names a file, as `    at Footer (/site/Footer.tsx:8:11)`. */
interface StackFrame extends Position {
  /** The line with another position. */
  readonly at: (position: Position) => string;
}

const pattern = /^(\s*at (?:.*\(|async )?)((?:file:\/\/|https?:\/\/|\/|[A-Za-z]:\\).*?):(\d+):(\d+)(\)?)$/;

/** Reads a line of a stack; undefined if it names no file. */
export function readFrame(text: string): StackFrame | undefined {
  const [, before = '', file, line, column, after = ''] = pattern.exec(text) ?? [];
  if (file === undefined) return undefined;
  return {
    file,
    line: Number(line),
    column: Number(column),
    at: (other) => `${before}${other.file}:${other.line}:${other.column}${after}`,
  };
}

/** The position in the source of a position in generated code; undefined if the source map does not know it. */
export function sourcePosition(
  map: SourceMap,
  { line, column }: Pick<Position, 'line' | 'column'>,
): Position | undefined {
  const origin = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in origin)) return undefined;
  const { originalSource, originalLine, originalColumn } = origin;
  return { file: originalSource, line: originalLine + 1, column: originalColumn + 1 };
}
