import { readWords, type Words } from './readWords.ts';

/** A field of a file. */
export interface WrittenField extends Words {
  /** Empty for lines that belong to no field. */
  readonly name: string;
  /** The lines of the field, counted from 0: that of its name, and the one after its last. */
  readonly line: number;
  readonly end: number;
}

/** A name, a colon and words: `role: Adviser`, or `role：Adviser` of a Chinese keyboard. A name typed twice counts once. */
const fieldStart = /^(\p{L}[\p{L}\d _-]{0,60}?)\s*[:：](?:\s*\1\s*[:：])?(.*)$/su;
/** A comment, `# A note`, and the lines around a document of YAML, `---`, or around the code of a chat, such as ```` ```yaml ````. */
const betweenFields = /^(?:#|(?:---|\.\.\.|```\w*)\s*$)/;

/**
 * Reads the lines of a content file. A line that begins with a name and a colon begins a field; its words stand beside
 * the name, or on the lines below, which are indented or follow without an empty line.
 *
 * This is less than YAML, whose other rules an owner would have to know: it refuses `lead: Our way: growth` and
 * `lead: @home`, and ends `lead: The #1 in growth` at the `#`. Words that Pages CMS saves, as YAML, are read as they are
 * meant.
 * @param known names, which need no space after the colon, and which words cannot begin a line with.
 */
export function parseFields(lines: readonly string[], known: readonly string[]): WrittenField[] {
  const written: { name: string; line: number; lines: string[] }[] = [];
  let open: (typeof written)[number] | undefined;
  for (const [line, text] of lines.entries()) {
    const isIndented = /^\s/.test(text);
    const isBelowEmpty = lines[line - 1]?.trim() === '';
    const mayGoOn = open !== undefined && (isIndented || !isBelowEmpty);
    const [, name = '', beside = ''] = fieldStart.exec(text) ?? [];
    const isName =
      name !== '' &&
      /^(?:\s|$)/.test(beside) && // unlike `https://jo.com`
      !(mayGoOn && name.includes(' ')); // words may have a colon, as in `For us: more guests`
    const isField = known.includes(name) || isName;
    if (betweenFields.test(text)) open = undefined;
    else if (!isField && (mayGoOn || text.trim() === '')) open?.lines.push(text.trim());
    else {
      open = isField ? { name, line, lines: [beside.trim()] } : { name: '', line, lines: [text.trim()] };
      written.push(open);
    }
  }
  return written.map(({ name, line, lines }) => ({ name, line, end: line + lines.length, ...readWords(name, lines) }));
}
