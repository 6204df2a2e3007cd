import { nameOf } from '../../src/content/schema/fields.ts';
import { blockMark, endOfQuote, isOpenQuote, repairContinuation, repairValue } from './repairValue.ts';

/** A mistake in how a line is written. Line and column are counted from 0. */
export interface LineProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A content file with its lines repaired, and what was wrong with them. */
export interface RepairedLines {
  /** As many lines as before. */
  readonly text: string;
  readonly problems: readonly LineProblem[];
}

/**
 * Finds lines that YAML would read differently from what the author meant: a colon among words, a tab, an unclosed
 * quotation mark, a misplaced line. Explains each in plain words and repairs it, so that the rest of the file can be
 * checked.
 * @param fields the valid field names, which distinguish a field's line from a line of words.
 */
export function repairLines(source: string, fields: ReadonlySet<string>): RepairedLines {
  const lines = source.replace(/^\ufeff/, '').split(/\r?\n/);
  const repairer = new LineRepairer(lines, fields);
  for (const index of lines.keys()) repairer.repair(index);
  return { text: lines.join('\n'), problems: repairer.problems };
}

/** A line with a field: `  - title: Some words`. */
interface FieldLine {
  readonly indent: number;
  /** The hyphen that begins a list entry, with the spaces after it. */
  readonly hyphen: string;
  readonly name: string;
  /** The colon, with the spaces around it. */
  readonly colon: string;
  readonly value: string;
}

/** How a field's text continues below its line. */
type Continuation =
  | { readonly kind: 'block'; indent: number | undefined }
  | { readonly kind: 'quoted'; readonly last: number }
  | { readonly kind: 'plain' };

class LineRepairer {
  readonly problems: LineProblem[] = [];
  private readonly lines: string[];
  private readonly fields: ReadonlySet<string>;
  /** The columns of the groups that are open, the outermost first. */
  private columns = [0];
  private last = { column: 0, hasWords: true };
  private continuation: Continuation | undefined;
  private inOtherVersion = false;
  /**
   * The open lists, by the column of their fields: the field that begins each entry, and the fields of the last entry.
   */
  private readonly entries = new Map<number, { readonly first: string; readonly seen: Set<string> }>();

  constructor(lines: string[], fields: ReadonlySet<string>) {
    this.lines = lines;
    this.fields = fields;
  }

  repair(index: number): void {
    if (this.continuation?.kind === 'quoted') {
      if (index === this.continuation.last) this.continuation = undefined;
      return;
    }
    if (this.line(index).trim() === '' || this.repairConflict(index)) return;
    this.repairLeadingSpace(index);
    if (this.repairBlockText(index) || this.line(index).trimStart().startsWith('#')) return;
    const field = readField(this.line(index), this.fields);
    const continuesAbove =
      this.continuation?.kind === 'plain' && field && field.indent > this.last.column && field.hyphen === '';
    const isWord = field && (!this.fields.has(field.name) || (field.colon === ':' && field.value !== ''));
    if (field && !(continuesAbove && isWord)) this.repairField(index, field);
    else this.repairWords(index);
  }

  private line(index: number): string {
    return this.lines[index] ?? '';
  }

  private report(line: number, column: number, message: string): void {
    this.problems.push({ line, column, message });
  }

  /** The markers that Git leaves where two people edited the same lines. */
  private repairConflict(index: number): boolean {
    const [sign] = /^(<{7}|={7}|>{7})(?= |$)/.exec(this.line(index)) ?? [];
    if (sign?.startsWith('<')) {
      this.report(
        index,
        0,
        'Two versions of these lines were joined here. Keep one of them, and delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>',
      );
    }
    if (sign) this.inOtherVersion = sign.startsWith('=');
    if (sign || this.inOtherVersion) this.lines[index] = '';
    return sign !== undefined || this.inOtherVersion;
  }

  private repairLeadingSpace(index: number): void {
    const line = this.line(index);
    const [leading = ''] = /^[\s\u200b]*/.exec(line) ?? [];
    const odd = /[^ ]/.exec(leading);
    const isText = this.continuation?.kind === 'block';
    if (!odd || (isText && odd.index > this.last.column)) return;
    this.report(
      index,
      odd.index,
      `This line begins with a ${nameOf(odd[0])}. Begin it with spaces only, as many as its neighbours`,
    );
    const spaces = leading.replaceAll('\t', '  ').replaceAll('\u200b', '').replace(/[^ ]/g, ' ');
    this.lines[index] = (isText ? spaces.padEnd(this.last.column + 2) : spaces) + line.slice(leading.length);
  }

  /** Text on its own lines, below `>-`. */
  private repairBlockText(index: number): boolean {
    if (this.continuation?.kind !== 'block') return false;
    const line = this.line(index);
    const indent = indentOf(line);
    if (indent <= this.last.column) return false;
    this.continuation.indent ??= indent;
    if (indent >= this.continuation.indent) return true;
    if (line.trimStart().startsWith('#') || this.fields.has(readField(line, this.fields)?.name ?? ''))
      return false;
    this.report(
      index,
      indent,
      `These words begin further left than the words above. Begin the line with ${spaces(this.continuation.indent)}`,
    );
    this.lines[index] = ' '.repeat(this.continuation.indent) + line.trimStart();
    return true;
  }

  /** A line without a field: a list entry of text, text that continues, or neither. */
  private repairWords(index: number): void {
    const line = this.line(index);
    const indent = indentOf(line);
    if (this.continuation?.kind === 'plain' && indent > this.last.column) {
      const repaired = repairContinuation(line.trim());
      if (!repaired) return;
      this.report(index, indent + repaired.column, repaired.message);
      this.lines[index] = ' '.repeat(indent) + repaired.value;
      return;
    }
    const [, before = '', words = ''] = /^( *- +)(.*)$/s.exec(line) ?? [];
    if (before !== '') {
      const repaired = repairValue(words, '- ', false);
      if (!repaired) return;
      this.report(index, before.length + repaired.column, repaired.message);
      this.lines[index] = before + repaired.value;
      return;
    }
    if (this.continuation?.kind === 'block' && this.continuation.indent === undefined) {
      this.continuation.indent = this.last.column + 2;
      this.report(
        index,
        indent,
        `These words belong to the field above. Begin the line with ${spaces(this.continuation.indent)}`,
      );
      this.lines[index] = ' '.repeat(this.continuation.indent) + line.trimStart();
      return;
    }
    const [, name = '', rest = ''] = /^ *([\w-]+)\s*[=：]?\s*(.*)$/s.exec(line) ?? [];
    if (this.fields.has(name)) {
      this.report(index, indent + name.length, `A colon is missing after ${name}. Write  ${name}: ${rest}`);
      this.repairField(index, { indent, hyphen: '', name, colon: ': ', value: rest });
      return;
    }
    this.report(
      index,
      indent,
      this.last.hasWords
        ? 'This line is not a field. If its words belong to the field above, begin it two spaces further right than that field; if not, delete it'
        : 'This line is not a field. If it is an entry of a list, begin it with a hyphen and a space; if its words belong to the field above, write  >-  after that field’s colon; if not, delete it',
    );
    this.lines[index] = '';
  }

  private repairField(index: number, { indent, hyphen, name, colon, value }: FieldLine): void {
    this.continuation = undefined;
    const repairedColon = this.repairColon(index, indent + hyphen.length + name.length, {
      name,
      colon,
      value,
    });
    if (hyphen === '-')
      this.report(index, indent + 1, `A space is missing after the hyphen. Write  - ${name}: ${value}`);
    const list = hyphen === '' ? this.columnOfListBelow(index, name) : undefined;
    if (list !== undefined) this.entries.set(list, { first: name, seen: new Set([name]) });
    const column = list ?? this.columnFor(index, indent, hyphen, value);
    const isEntry = this.repairEntry(index, column, hyphen !== '', name, value);
    for (const open of this.entries.keys()) if (open > column) this.entries.delete(open);
    this.columns = [...this.columns.filter((open) => open < column), column];

    const repaired = repairValue(value, `${name}: `, endOfQuote(this.lines, index, column) !== undefined);
    if (repaired)
      this.report(
        index,
        this.line(index).trimEnd().length - value.length + repaired.column,
        repaired.message,
      );
    const words = repaired?.value ?? value;
    const start = isEntry ? `${' '.repeat(column - 2)}- ` : ' '.repeat(column);
    this.lines[index] = `${start}${name}${repairedColon}${words}`;
    if (blockMark.test(words)) this.continuation = { kind: 'block', indent: indentOfBlock(words, column) };
    else if (isOpenQuote(words))
      this.continuation = { kind: 'quoted', last: endOfQuote(this.lines, index, column) ?? index };
    else if (words !== '') this.continuation = { kind: 'plain' };
    this.last = { column, hasWords: words !== '' };
  }

  private repairColon(
    index: number,
    column: number,
    { name, colon, value }: Pick<FieldLine, 'name' | 'colon' | 'value'>,
  ) {
    if (colon.endsWith(':') && value !== '') {
      this.report(index, column + 1, `A space is missing after the colon. Write  ${name}: ${value}`);
      return ': ';
    }
    const odd = /[^\S \t]/.exec(colon);
    if (!odd) return colon;
    this.report(
      index,
      column + odd.index,
      `A ${nameOf(odd[0])} follows the colon instead of an ordinary space. Delete it and press the space bar`,
    );
    return ': ';
  }

  /** The column where a field belongs, judging by the lines above and below it. */
  private columnFor(index: number, indent: number, hyphen: string, value: string): number {
    const { last } = this;
    const marker = widthOf(hyphen);
    const column = indent + marker;
    const columns = this.columns.filter((open) => open >= marker);
    const move = (wanted: number, reason: string) => {
      this.report(index, 0, `This line ${reason}. Begin it with ${spaces(wanted - marker)}`);
      return wanted;
    };
    const next = value === '' ? undefined : this.nextColumn(index, column, value);
    const inner = last.hasWords ? undefined : last.column + 2;
    if (hyphen === '' && next !== undefined && next > column && [...columns, inner].includes(next))
      return move(next, `begins with ${spaces(indent)}, and its neighbours with ${next}`);
    if (last.hasWords && column > last.column && hyphen === '')
      return move(last.column, 'begins too far right, so it reads as part of the line above');
    if (columns.includes(column) || column > (columns.at(-1) ?? 0)) return column;
    const nearest = columns.reduce((best, open) =>
      Math.abs(open - column) < Math.abs(best - column) ? open : best,
    );
    return move(nearest, `begins with ${spaces(indent)}, which matches no line above`);
  }

  /** Whether the field is meant to begin a list entry. */
  private repairEntry(
    index: number,
    column: number,
    hasHyphen: boolean,
    name: string,
    value: string,
  ): boolean {
    const list = this.entries.get(column);
    const isKnown = list && this.fields.has(list.first) && this.fields.has(name);
    if (hasHyphen && isKnown && !list.seen.has(name)) {
      this.report(
        index,
        column - 2,
        'A hyphen begins a new entry in the middle of another. Replace it with a space',
      );
    } else if (hasHyphen || list?.first === name) {
      if (!hasHyphen)
        this.report(
          index,
          column - 2,
          `A hyphen is missing: a new entry begins here. Write  ${' '.repeat(column - 2)}- ${name}: ${value}`,
        );
      this.entries.set(column, { first: name, seen: new Set([name]) });
      return true;
    }
    list?.seen.add(name);
    return false;
  }

  /** The column of the list below whose entries begin with this field, if it is the first and has lost its hyphen. */
  private columnOfListBelow(index: number, name: string): number | undefined {
    let least = Number.POSITIVE_INFINITY;
    for (const line of this.lines.slice(index + 1)) {
      const field = readField(line, this.fields);
      if (!field) continue;
      const column = field.indent + widthOf(field.hyphen);
      if (field.hyphen !== '' && field.name === name)
        return column > this.last.column && column <= least ? column : undefined;
      least = Math.min(least, column);
    }
    return undefined;
  }

  /** The column of the next field, after the text of this one. */
  private nextColumn(index: number, column: number, value: string): number | undefined {
    let text = indentOfBlock(value, column);
    for (const line of this.lines.slice(index + 1)) {
      const indent = indentOf(line);
      if (blockMark.test(value) && indent > column) {
        text ??= indent;
        if (indent >= text) continue;
      }
      const field = readField(line, this.fields);
      if (field) return field.indent + widthOf(field.hyphen);
    }
    return undefined;
  }
}

/**
 * Where the text below a field begins, if a number says so: programs write `>2` before text that begins with spaces.
 */
function indentOfBlock(value: string, column: number): number | undefined {
  const [, digit] = /^[|>](\d)/.exec(value) ?? [];
  return digit === undefined ? undefined : column + Number(digit);
}

/** The width of the hyphen and the space after it, even where the space is missing. */
function widthOf(hyphen: string): number {
  return hyphen === '' ? 0 : Math.max(2, hyphen.length);
}

function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

function spaces(count: number): string {
  if (count <= 0) return 'no space';
  return count === 1 ? '1 space' : `${count} spaces`;
}

function readField(line: string, fields: ReadonlySet<string>): FieldLine | undefined {
  const [, indent = '', hyphen = '', name = '', colon = '', value = ''] =
    /^( *)(- +|-)?([A-Za-z_][\w-]*|"[\w-]+")(\s*:\s*)(.*)$/s.exec(line) ?? [];
  if (name === '') return undefined;
  const isName = fields.has(name.replaceAll('"', '')) || /\s$/.test(colon) || value === '';
  if (!isName) return undefined;
  return { indent: indent.length, hyphen, name, colon, value: value.trimEnd() };
}
