import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceLocation } from '../prerender/index.ts';
import { listFiles } from '../prerender/index.ts';

/** A line of the content or of the code. */
export interface SourceLine {
  readonly text: string;
  /** The location of a character of the line. @param index from 0. */
  readonly at: (index: number) => SourceLocation;
}

/**
 * The lines of the content and then of the site's code that visitors may see: all but comments and types.
 * @param root of the project.
 */
export async function sourceLines(root: string): Promise<readonly SourceLine[]> {
  const names = (await listFiles(join(root, 'src'))).toSorted();
  const inOrder = [...names.filter(isContent), ...names.filter(isCode)];
  const files = await Promise.all(
    inOrder.map(async (name) => {
      const lines = (await readFile(join(root, 'src', name), 'utf8')).split(/\r?\n/);
      return lines.map((text, number) => ({
        text,
        at: (index: number) => ({ file: `src/${name}`, line: number + 1, column: index + 1, text }),
      }));
    }),
  );
  return files.flat().filter(({ text }) => !/^\s*(#|\/\/|\/?\*)/.test(text));
}

function isContent(name: string): boolean {
  return /^content\/.*\.ya?ml$/.test(name);
}

/** Whether a file is code with words that visitors may see. Types have none, and code in `content` describes others'. */
function isCode(name: string): boolean {
  return /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !name.startsWith('content/');
}
