import { nameOf } from '../../src/content/schema/fields.ts';

/** Something wrong with how a line is written; line and column are counted from 0. */
export interface LineProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A file of the content with its lines written as they were meant, and what was wrong with them. */
export interface MendedLines {
  /** As many lines as before. */
  readonly text: string;
  readonly problems: readonly LineProblem[];
}

/** A line that holds a field: `  - title: Some words`. */
interface FieldLine {
  readonly indent: string;
  /** The hyphens of the entries of lists that begin here, with their spaces. */
  readonly hyphens: string;
  readonly name: string;
  /** The colon and the spaces behind it. */
  readonly colon: string;
  readonly value: string;
}

/** How the words of a field go on below its line. */
type Continuation =
  | { readonly kind: 'block'; indent: number | undefined }
  | { readonly kind: 'quoted'; readonly last: number }
  | { readonly kind: 'plain' };

const space = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]/;

/**
 * Finds what the rules of YAML make of a line against the writer’s meaning, line by line: a colon among words, a tab, a
 * quotation mark without its partner, a line out of place. Each is explained in plain words and mended, so that the rest of
 * the file can be read.
 * @param fields the names that fields may have.
 */
export function mendLines(source: string, fields: ReadonlySet<string>): MendedLines {
  const lines = source.replace(/^\ufeff/, '').split(/\r?\n/);
  const problems: LineProblem[] = [];
  /** The columns at which the fields of the groups begin that are open, the outermost first. */
  let columns: number[] = [];
  /** The last field. */
  let last: { readonly column: number; readonly hasWords: boolean } | undefined;
  let goesOn: Continuation | undefined;

  for (const [index, written] of lines.entries()) {
    const report = (column: number, message: string) => problems.push({ line: index, column, message });
    let line = written;
    const replace = (text: string) => {
      line = text;
      lines[index] = text;
    };

    if (goesOn?.kind === 'quoted') {
      if (index < goesOn.last) continue;
      goesOn = undefined;
      continue;
    }
    if (line.trim() === '') continue;
    if (/^(<{7}|={7}|>{7})( |$)/.test(line)) {
      report(
        0,
        'Two versions of this file were joined here and not made one. Keep the lines of one version, and delete this line',
      );
      replace('');
      continue;
    }

    const leading = /^[\s\u200b\u2060\ufeff]*/.exec(line)?.[0] ?? '';
    const odd = /[^ ]/.exec(leading);
    if (odd && goesOn?.kind !== 'block') {
      report(
        odd.index,
        `This line begins with a ${nameOf(odd[0])}. Begin it with spaces alone, as many as the lines beside it`,
      );
      replace(leading.replaceAll('\t', '  ').replace(/[^ ]/g, ' ') + line.slice(leading.length));
    } else if (odd?.[0] === '\t' && goesOn?.kind === 'block' && odd.index <= (last?.column ?? 0)) {
      report(
        odd.index,
        'This line begins with a tab. Begin it with spaces alone, as many as the lines beside it',
      );
      replace(leading.replaceAll('\t', '  ').padEnd((last?.column ?? 0) + 2) + line.slice(leading.length));
    }
    const indent = /^ */.exec(line)?.[0].length ?? 0;

    if (goesOn?.kind === 'block' && last && indent > last.column) {
      if (goesOn.indent === undefined) goesOn.indent = indent;
      else if (indent < goesOn.indent) {
        report(
          indent,
          `These words begin further left than those above. Begin the line with ${spaces(goesOn.indent)}`,
        );
        replace(' '.repeat(goesOn.indent) + line.trimStart());
      }
      continue;
    }
    if (line.trimStart().startsWith('#')) continue;
    if (/^(---|\.\.\.|%)/.test(line)) {
      report(
        0,
        `A line that begins with ${line[0] === '%' ? '%' : line.slice(0, 3)} has a meaning of its own in this kind of file. Delete it`,
      );
      replace('');
      continue;
    }

    const found = readField(line, fields);
    if (!found) {
      const entry = /^( *)-([ ]+)(.*)$/s.exec(line);
      if (entry) {
        // An entry that is words, as in a list of ids.
        goesOn = undefined;
        const mended = mendValue(entry[3] ?? '', lines, index, (entry[1] ?? '').length, 'entry');
        if (mended) {
          report((entry[1] ?? '').length + 1 + (entry[2] ?? '').length + mended.column, mended.message);
          replace(`${entry[1]}-${entry[2]}${mended.value}`);
        }
        continue;
      }
      const isWords = last !== undefined && indent > last.column;
      if (isWords && goesOn?.kind === 'plain') {
        const mended = mendContinuation(line.trim());
        if (mended) {
          report(indent + mended.column, mended.message);
          replace(' '.repeat(indent) + mended.value);
        }
        continue;
      }
      if (goesOn?.kind === 'block' && goesOn.indent === undefined && last) {
        report(
          indent,
          `These words belong to the field above. Begin the line with ${spaces(last.column + 2)}`,
        );
        replace(' '.repeat(last.column + 2) + line.trimStart());
        goesOn.indent = last.column + 2;
        continue;
      }
      report(indent, explainJunk(line.trim(), fields));
      replace('');
      continue;
    }

    goesOn = undefined;
    let { name, colon, value } = found;
    const { hyphens } = found;
    let start = found.indent.length;
    if (colon === ':' && value !== '') {
      report(
        start + hyphens.length + name.length + 1,
        `A space is missing after the colon. Write  ${name}: ${value}`,
      );
      colon = ': ';
    } else if (space.test(colon)) {
      const sign = space.exec(colon)?.[0] ?? '';
      report(
        start + hyphens.length + name.length + colon.indexOf(sign),
        `A ${nameOf(sign)} stands after the colon, where a space belongs. Delete it and press the space bar`,
      );
      colon = ': ';
    }
    if (/^-+$/.test(hyphens)) {
      report(start + hyphens.length, `A space is missing after the hyphen. Write  - ${name}: ${value}`);
    }
    const marker = hyphens === '' ? '' : `${hyphens.trim()} `;

    // Where the line belongs, by the lines above it.
    const column = () => start + marker.length;
    const open = columns.filter((candidate) => candidate <= column());
    if (last?.hasWords && column() > last.column && hyphens === '') {
      report(
        start,
        `This line begins too far right, so that it reads as part of the line above. Begin it with ${spaces(last.column)}`,
      );
      start = last.column;
    } else if (columns.length > 0 && open.at(-1) !== column() && column() < (columns.at(-1) ?? 0)) {
      const nearest = columns.reduce((best, candidate) =>
        Math.abs(candidate - column()) < Math.abs(best - column()) ? candidate : best,
      );
      const wanted = Math.max(0, nearest - marker.length);
      report(
        start,
        `This line is out of place: it begins with ${spaces(start)}, and no line above it that it could stand beside does. Begin it with ${spaces(wanted)}`,
      );
      start = wanted;
    }
    columns = [...columns.filter((candidate) => candidate < column()), column()];

    const mended = mendValue(value, lines, index, column(), name);
    if (mended) {
      report(line.length - value.length + mended.column, mended.message);
      value = mended.value;
    }
    const rebuilt = `${' '.repeat(start)}${marker}${name}${colon}${value}`;
    if (rebuilt !== line) replace(rebuilt);
    if (/^[|>][+-]?\d?[+-]?(\s+#.*)?$/.test(value)) goesOn = { kind: 'block', indent: undefined };
    else if (isOpenQuote(value))
      goesOn = { kind: 'quoted', last: endOfQuote(lines, index, column()) ?? index };
    else if (value !== '') goesOn = { kind: 'plain' };
    if (goesOn?.kind === 'quoted' && goesOn.last === index) goesOn = undefined;
    last = { column: column(), hasWords: value !== '' };
  }
  return { text: lines.join('\n'), problems };
}

function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? '1 space' : `${count} spaces`;
}

function readField(line: string, fields: ReadonlySet<string>): FieldLine | undefined {
  const match =
    /^( *)((?:- +)*-?)([A-Za-z_][\w-]*|"[\w-]+"|'[\w-]+')(\s*:[\s\u200b\u2060\ufeff]*)(.*)$/s.exec(line);
  const [, indent = '', hyphens = '', name = '', colon = '', value = ''] = match ?? [];
  if (!match) return undefined;
  const isName =
    fields.has(name.replace(/["']/g, '')) || /^[a-z]/.test(name) || hyphens !== '' || /\s$/.test(colon);
  if (!isName || (colon === ':' && value.startsWith('//'))) return undefined;
  return { indent, hyphens, name, colon, value: value.trimEnd() };
}

interface MendedValue {
  /** Where in the value the message points to. */
  readonly column: number;
  readonly message: string;
  /** The value as it was meant. */
  readonly value: string;
}

/** What the signs at the beginning of words mean in YAML. */
const meanings: Readonly<Record<string, string>> = {
  '@': 'cannot begin with @',
  '`': 'cannot begin with `',
  '%': 'cannot begin with %',
  '&': 'cannot begin with &, which has a meaning of its own in this kind of file',
  '*': 'cannot begin with *, which has a meaning of its own in this kind of file',
  '!': 'cannot begin with !, which has a meaning of its own in this kind of file',
  ']': 'cannot begin with ]',
  '}': 'cannot begin with }',
  ',': 'cannot begin with a comma',
};

const quoted = (words: string) => `"${words.replace(/["\\]/g, '\\$&')}"`;
const suggest = (name: string, words: string) =>
  `Put the words between double quotation marks:  ${name === 'entry' ? '- ' : `${name}: `}${quoted(words.replaceAll('"', '”'))}`;

/** Mends the words behind a field’s colon; undefined where all is well. */
function mendValue(
  value: string,
  lines: readonly string[],
  index: number,
  column: number,
  name: string,
): MendedValue | undefined {
  const [first = ''] = value;
  if (value === '') return undefined;
  if (first === '#') {
    return {
      column: 0,
      message: `What begins with # is read as a remark, and shown nowhere. ${suggest(name, value)}`,
      value: quoted(value),
    };
  }
  if (first === '"' || first === "'") return mendQuoted(value, lines, index, column, name);
  const meaning = meanings[first];
  if (meaning)
    return { column: 0, message: `Words ${meaning}. ${suggest(name, value)}`, value: quoted(value) };
  if (/^[|>]/.test(value)) {
    if (/^[|>][+-]?\d?[+-]?(\s+#.*)?$/.test(value)) return undefined;
    const words = value.replace(/^[|>][+-]?\s*/, '');
    return {
      column: 0,
      message: `After ${value.slice(0, value.length - words.length).trim()} the words stand on the next line, two spaces further right. Write them there, or delete the sign`,
      value: quoted(words),
    };
  }
  if (first === '[' || first === '{') {
    const last = first === '[' ? ']' : '}';
    if (value.endsWith(last)) return undefined;
    return {
      column: 0,
      message: `Words cannot begin with ${first}, which begins a list in this kind of file. ${suggest(name, value)}`,
      value: quoted(value),
    };
  }
  if (/^[-?:]( |$)/.test(value)) {
    return {
      column: 0,
      message: `Words cannot begin with ${first} and a space. ${suggest(name, value)}`,
      value: quoted(value),
    };
  }
  const words = mendPlain(value, name);
  return words;
}

/** A colon or a # among words without quotation marks. */
function mendPlain(value: string, name: string): MendedValue | undefined {
  const colon = /:(\s|$)/.exec(value);
  const remark = /\s#/.exec(value);
  if (colon && !(remark && remark.index < colon.index)) {
    return {
      column: colon.index,
      message: `A colon among words ends a field’s name in this kind of file. ${suggest(name, value)}`,
      value: quoted(value),
    };
  }
  if (remark) {
    return {
      column: remark.index + 1,
      message: `From the # on, the line is read as a remark, and shown nowhere. ${suggest(name, value)}`,
      value: quoted(value),
    };
  }
  return undefined;
}

/** Words that go on below the line of their field. */
function mendContinuation(words: string): MendedValue | undefined {
  const mended = mendPlain(words, 'entry');
  if (!mended) return undefined;
  return {
    column: mended.column,
    message: `${mended.message.replace(/ Put the words.*/s, '')} Put a line with  >-  behind the field’s colon, and its words below that`,
    value: words.replace(/:(?=\s|$)/g, '').replace(/\s#/g, ' '),
  };
}

function mendQuoted(
  value: string,
  lines: readonly string[],
  index: number,
  column: number,
  name: string,
): MendedValue | undefined {
  const [mark = ''] = value;
  const end = closingQuote(value, mark);
  if (end === undefined) {
    if (endOfQuote(lines, index, column) !== undefined) return undefined;
    const words = value.slice(1);
    return {
      column: 0,
      message: `This quotation mark has no partner. Write one at the end too:  ${name === 'entry' ? '- ' : `${name}: `}${quoted(words.replaceAll('"', '”'))}`,
      value: quoted(words),
    };
  }
  const rest = value.slice(end + 1);
  if (rest.trim() !== '' && !/^\s+#/.test(rest)) {
    const words = value.endsWith(mark)
      ? value.slice(1, -1)
      : value.replace(/[,;]$/, '').replace(/^["']|["']$/g, '');
    const inner = mark === "'" && /\w'\w/.test(value);
    const isComma = /^[,;]$/.test(rest.trim());
    return {
      column: end + 1,
      message: isComma
        ? `A ${rest.trim() === ',' ? 'comma' : 'semicolon'} stands behind the quotation mark, where the line ends. Delete it`
        : inner
          ? `The apostrophe ends the words too early, since they stand between single quotation marks. Write  ${name}: ${quoted(words)}`
          : `The words go on after their second quotation mark. Write the inner marks as “ and ”:  ${name}: ${quoted(curl(words))}`,
      value: quoted(words),
    };
  }
  const escaped = mark === '"' ? /\\(?!")./.exec(value) : undefined;
  if (escaped) {
    return {
      column: escaped.index,
      message:
        'Words hold a backslash (\\), which has a meaning of its own between quotation marks. Delete it',
      value: quoted(value.slice(1, end).replace(/\\"/g, '"').replaceAll('\\', '')),
    };
  }
  return undefined;
}

/** Inner quotation marks as a book has them. */
function curl(words: string): string {
  return words.replace(/(^|\s)"/g, '$1“').replaceAll('"', '”');
}

function isOpenQuote(value: string): boolean {
  const [mark = ''] = value;
  return (mark === '"' || mark === "'") && closingQuote(value, mark) === undefined;
}

/** Where the words in a line that begins with a quotation mark end; undefined where they do not. */
function closingQuote(value: string, mark: string): number | undefined {
  for (let position = 1; position < value.length; position++) {
    if (mark === '"' && value[position] === '\\') position++;
    else if (value[position] === mark) {
      if (mark === "'" && value[position + 1] === "'") position++;
      else return position;
    }
  }
  return undefined;
}

/** The line on which the words end that begin with a quotation mark on another; undefined where they never do. */
function endOfQuote(lines: readonly string[], index: number, column: number): number | undefined {
  const [mark = ''] = /:\s+(["'])|-\s+(["'])/.exec(lines[index] ?? '')?.[0].slice(-1) ?? '';
  for (let next = index + 1; next < lines.length; next++) {
    const line = lines[next] ?? '';
    if (line.trim() === '') continue;
    if ((/^ */.exec(line)?.[0].length ?? 0) <= column) return undefined;
    if (closingQuote(mark + line, mark) !== undefined) return next;
  }
  return undefined;
}

/** A line that is neither a field nor words of one. */
function explainJunk(line: string, fields: ReadonlySet<string>): string {
  const [, name = ''] = /^(?:- )?([\w-]+)\b/.exec(line) ?? [];
  if (fields.has(name)) {
    const words = line.replace(/^(?:- )?[\w-]+\s*[=：]?\s*/, '');
    return `A colon is missing after ${name}. Write  ${name}: ${words}`;
  }
  return 'This line is not a field. If it goes on with the words above, begin it two spaces further right than their field; else delete it';
}
