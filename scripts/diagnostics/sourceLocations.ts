import { findSourceMap } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A stack of components, its places in bundles replaced by those in the source, from the project's root.
 *
 * Node does so for the stack of an error, but React makes the one of components where Node does not.
 */
export function sourceLocations(stack: string): string {
  return stack.replace(
    /\((file:\S+?):(\d+):(\d+)\)/g,
    (bundled, file: string, line: string, column: string) => {
      const origin = findSourceMap(file)?.findOrigin(Number(line), Number(column));
      if (!origin || !('fileName' in origin) || !URL.canParse(origin.fileName)) return bundled;
      return `(${relative('.', fileURLToPath(origin.fileName))}:${origin.lineNumber}:${origin.columnNumber})`;
    },
  );
}
