import { escapeInvisible } from './escapeInvisible';

/** Something wrong in a file of the content. */
export interface ContentFault {
  /** The file, from the project's root. */
  readonly file: string;
  /** The way to the field from what the file exports, as `['areas', 2, 'title']`. */
  readonly path: readonly PropertyKey[];
  /** The field, what is wrong with it and what to write instead. */
  readonly message: string;
}

/**
 * A fault of a field, told with the field's name as an editor would look for it: entries of a list are counted from 1.
 * @param file its name in `src/content`, without its ending.
 */
export function contentFault(file: string, path: readonly PropertyKey[], message: string): ContentFault {
  const field = path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)));
  return {
    file: `src/content/${file}.ts`,
    path,
    message: escapeInvisible(`${field.join(' › ')} ${message}`),
  };
}
