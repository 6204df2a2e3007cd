import type { ParseResult } from 'vite';

/** A fault in how a file is written, and its offset in the text. */
export interface SyntaxFault {
  readonly offset: number;
  readonly message: string;
}

/**
 * Tells what a parser says of a file of the content in words for a reader who does not program.
 * @param comments of the file, which the parser passes over.
 */
export function explainSyntaxError(
  { message, labels }: ParseResult['errors'][number],
  comments: ParseResult['comments'],
  source: string,
): SyntaxFault {
  const offset = labels[0]?.start ?? 0;
  if (message.startsWith('Unterminated string')) {
    return {
      offset,
      message: "this quote has no partner on its line: words stand between two of the same, as 'Some words',",
    };
  }
  if (message.startsWith('Invalid Character')) {
    return {
      offset,
      message: "this cannot stand outside of quotes, and quotes are straight ones: write 'Some words',",
    };
  }
  if (message.endsWith('found `EOF`')) {
    return { offset, message: 'the file ends before all is closed: look for a { or [ without its } or ]' };
  }
  if (message.startsWith('Expected `,`')) {
    const end = endOfPrevious(offset, comments, source);
    return source.slice(end, offset).includes('\n')
      ? {
          offset: end,
          message: 'a comma is missing here: every field, and every entry of a list, ends with one',
        }
      : {
          offset,
          message:
            "a comma is missing before this, or the words have ended too early: an apostrophe among words is written ’, as 'the owner’s words',",
        };
  }
  return {
    offset,
    message: `this is not understood (${message}): compare it with the lines around it, where words stand between quotes and fields end with a comma`,
  };
}

/** Where that ends which stands before an offset, white space and comments aside. */
function endOfPrevious(offset: number, comments: ParseResult['comments'], source: string): number {
  const end = source.slice(0, offset).trimEnd().length;
  const comment = comments.find((candidate) => candidate.end === end);
  return comment ? endOfPrevious(comment.start, comments, source) : end;
}
