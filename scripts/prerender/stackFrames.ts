import type { SourceMap } from 'node:module';

/** A position in a file, with lines and columns counted from 1. */
interface Position {
  /** The path or URL in the stack or the source map. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A line of a stack with a file, such as `    at Footer (/site/Footer.tsx:8:11)`. */
interface StackFrame extends Position {
  /** The line with another position. */
  readonly at: (position: Position) => string;
}

const pattern = /^(\s*at (?:.*\(|async )?)((?:file:\/\/|https?:\/\/|\/|[A-Za-z]:[\\/]).*?):(\d+):(\d+)(\)?)$/;

/** Parses a line of a stack; undefined if it has no file. */
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

/** Maps a position in generated code to its source; undefined if the source map lacks it. */
export function sourcePosition(
  map: SourceMap,
  { line, column }: Pick<Position, 'line' | 'column'>,
): Position | undefined {
  const origin = map.findEntry(line - 1, column - 1);
  // The field of code without a source, which a bundler added, is there but undefined.
  if (!('originalSource' in origin) || origin.originalSource === undefined) return undefined;
  const { originalSource, originalLine, originalColumn } = origin;
  return { file: originalSource, line: originalLine + 1, column: originalColumn + 1 };
}
