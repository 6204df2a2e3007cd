import { nameOf } from '../../src/content/schema/fields.ts';
import { type FieldTree, fieldNames } from './fieldTree.ts';
import { blockMark, endOfQuote, repairValue } from './repairValue.ts';
import { similar } from './similar.ts';

/** A mistake in how a line is written. Line and column are counted from 0. */
export interface LineProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** A field that is missing for this reason alone. */
  readonly missing?: string;
}

/** A line with a field, such as `  - title: Some words`. */
interface FieldLine {
  readonly indent: number;
  /** What begins a list entry, with the spaces after it. */
  readonly marker: string;
  readonly name: string;
  /** The colon, with the spaces around it. */
  readonly colon: string;
  readonly value: string;
}

/** A group whose fields may follow. */
interface Group {
  readonly tree: FieldTree;
  /** Where its fields begin; undefined until the first. */
  readonly column: number | undefined;
  /** Of a list, the fields of the current entry. */
  readonly entry: readonly string[] | undefined;
}

/** What the lines below a field’s own may hold of its words. */
interface Words {
  readonly column: number;
  readonly kind: 'block' | 'plain' | 'left over' | 'none';
  /** Where the words of a block begin. */
  readonly indent?: number;
}

interface State {
  /** The open groups, the outermost first. */
  readonly groups: readonly Group[];
  readonly words: Words;
  /** The line that closes a quotation mark. */
  readonly quotedUntil: number;
  readonly conflict: 'none' | 'first' | 'second';
}

type Step = readonly [line: string, state: State, problems?: readonly Omit<LineProblem, 'line'>[]];

/**
 * Finds lines that YAML would read differently from what the author meant: a colon among words, a tab, an unclosed
 * quotation mark, a misplaced line. Explains each, and repairs it so that the rest of the file can be checked.
 * @returns as many lines as before.
 */
export function repairLines(source: readonly string[], tree: FieldTree) {
  const known = new Set(fieldNames(tree));
  const problems: LineProblem[] = [];
  let state: State = {
    groups: [{ tree, column: 0, entry: undefined }],
    words: { column: 0, kind: 'none' },
    quotedUntil: -1,
    conflict: 'none',
  };
  const lines = source.map((line, index) => {
    const [repaired, next, found = []] = repairLine(line, state, source.slice(index + 1), index, known);
    problems.push(...found.map((problem) => ({ line: index, ...problem })));
    state = next;
    return repaired;
  });
  return { lines, problems };
}

function repairLine(
  raw: string,
  state: State,
  below: readonly string[],
  index: number,
  known: ReadonlySet<string>,
): Step {
  if (raw.trim() === '' || index <= state.quotedUntil) return [raw, state];
  const [sign] = /^(<{7}|={7}|>{7})(?= |$)/.exec(raw) ?? [];
  if (sign) return repairConflict(sign, state);
  if (state.conflict === 'second') return ['', state];
  const { line, problems } = repairStart(raw, state.words);
  const indent = indentOf(line);
  const { words } = state;
  if (words.kind === 'block' && indent > words.column && indent >= (words.indent ?? 0))
    return [line, { ...state, words: { ...words, indent: words.indent ?? indent } }, problems];
  if (line.trimStart().startsWith('#')) return [line, state, problems];
  const field = readField(line, known);
  const continues = words.kind === 'plain' || words.kind === 'left over' ? indent > words.column : false;
  const isWords = field && (!known.has(field.name) || (field.colon === ':' && field.value !== ''));
  const [repaired, next, found = []] =
    field && !(continues && isWords)
      ? repairField(field, state, below, index, known)
      : repairWords(line, state, continues, known);
  // A line with a tab has its place wrong, too.
  return [repaired, next, problems.length > 0 ? problems : found];
}

/** The markers that Git leaves where two people edited the same lines. The first version is kept. */
function repairConflict(sign: string, state: State): Step {
  const isFirst = sign.startsWith('<');
  const next = { ...state, conflict: isFirst ? 'first' : sign.startsWith('=') ? 'second' : 'none' } as const;
  if (!isFirst && state.conflict !== 'none') return ['', next];
  const message = isFirst
    ? 'Two versions of these lines were joined here. Keep one of them, and delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>'
    : 'This line is left over from two versions that were joined here. Delete it, and keep one version of the lines around it';
  return ['', isFirst ? next : state, [{ column: 0, message }]];
}

/** Spaces at the beginning of a line that are not plain spaces. */
function repairStart(line: string, words: Words) {
  const [leading = ''] = /^[\s\u200b]*/.exec(line) ?? [];
  const odd = /[^ ]/.exec(leading);
  const isText = words.kind === 'block';
  if (!odd || (isText && odd.index > words.column)) return { line, problems: [] };
  const message = `This line begins with a ${nameOf(odd[0])}. Begin it with spaces only, as many as its neighbours`;
  const spaces = leading.replaceAll('\t', '  ').replaceAll('\u200b', '').replace(/[^ ]/g, ' ');
  return {
    line: (isText ? spaces.padEnd(words.column + 2) : spaces) + line.slice(leading.length),
    problems: [{ column: odd.index, message }],
  };
}

/** A line without a field: an entry of a list of names, words that continue, or neither. */
function repairWords(line: string, state: State, continues: boolean, known: ReadonlySet<string>): Step {
  const { words } = state;
  const column = indentOf(line);
  if (continues) return [words.kind === 'left over' ? '' : line, state];
  if (/^ *- /.test(line)) return [line, state];
  if (words.kind === 'block') {
    const indent = words.indent ?? words.column + 2;
    const message = `These words belong to the field above. Begin the line with ${spaces(indent)}`;
    const next = { ...state, words: { ...words, indent } };
    return [' '.repeat(indent) + line.trimStart(), next, [{ column, message }]];
  }
  const [, name = '', rest = ''] = /^ *([\w-]+)\s*[=：;,]?\s*(.*)$/s.exec(line) ?? [];
  if (known.has(name) && rest !== '') {
    const message = `A colon is missing after ${name}. Write  ${name}: ${rest}`;
    return [
      `${' '.repeat(column)}${name}: ${JSON.stringify(rest)}`,
      state,
      [{ column: column + name.length, message }],
    ];
  }
  const message =
    'This line is not a field. If its words belong to the field above, write  >-  after that field’s colon, and all its words below, two spaces further right than the field; if not, delete it';
  return ['', state, [{ column, message }]];
}

function repairField(
  { indent, marker, name, colon, value }: FieldLine,
  state: State,
  below: readonly string[],
  index: number,
  known: ReadonlySet<string>,
): Step {
  const start = indent + widthOf(marker);
  const { group, rank, name: meant } = findGroup(state.groups, name, start);
  const place = placeOf(group, state.groups[rank - 1], start, { marker, value }, below, known);
  const field = group.tree.properties?.[meant];
  const isEntry = group.entry !== undefined && field !== undefined;
  const entry = group.entry ?? [];
  const beginsEntry = isEntry && (entry.length === 0 || entry.includes(meant));
  const problems: Omit<LineProblem, 'line'>[] = [];
  const report = (column: number, message: string) => problems.push({ column, message });
  if (!isEntry && field && marker !== '') report(indent, `No list belongs here. Write  ${name}: ${value}`);
  else if (isEntry && beginsEntry && !marker.startsWith('-'))
    report(
      indent,
      `A hyphen and a space begin an entry of a list. Write  ${' '.repeat(Math.max(0, place - 2))}- ${name}: ${value}`,
    );
  else if (place !== start) {
    const wanted = spaces(place - widthOf(marker));
    report(
      0,
      `This line begins with ${spaces(indent)}, and its neighbours with ${wanted}. Begin it with ${wanted}`,
    );
  } else if (isEntry && !beginsEntry && marker !== '')
    report(indent, 'A hyphen begins a new entry in the middle of another. Replace it with a space');
  else if (marker === '-')
    report(indent + 1, `A space is missing after the hyphen. Write  - ${name}: ${value}`);
  const odd = /[^\S \t]/.exec(colon);
  const nameEnd = indent + marker.length + name.length;
  if (!colon.includes(':')) report(nameEnd, `A colon is missing after ${name}. Write  ${name}: ${value}`);
  else if (colon.endsWith(':') && value !== '')
    report(nameEnd + 1, `A space is missing after the colon. Write  ${name}: ${value}`);
  else if (odd)
    report(
      nameEnd + odd.index,
      `A ${nameOf(odd[0])} follows the colon instead of an ordinary space. Delete it and press the space bar`,
    );
  const next = below.find((line) => line.trim() !== '' && !line.trimStart().startsWith('#')) ?? '';
  const nextField = readField(next, known);
  const length = indent + marker.length + name.length + 2 + value.length;
  const goesOn =
    indentOf(next) > place &&
    !/^ *- /.test(next) &&
    (nextField === undefined ||
      // A program that breaks words may begin a line with such as `label:x`, which is no field without a space.
      (value !== '' &&
        (!known.has(nextField.name) || (isFolded(length, next) && /\S$/.test(nextField.colon)))));
  const isText = field !== undefined && !field.properties && !field.items;
  const closing = endOfQuote(value, below, place);
  const words = isText && value === '' && goesOn ? '>-' : value;
  const neighbours = Object.keys(group.tree.properties ?? {});
  const repaired = repairValue(words, `${name}: `, closing !== undefined, neighbours);
  const isPlain = isText && value !== '' && !/^["'[{]/.test(value) && !blockMark.test(value);
  const isLeftOver = isPlain && goesOn && (/^[|>]/.test(value) || !isFolded(length, next));
  if (isLeftOver)
    report(
      indent + marker.length,
      `${name} has words beside its name and on the lines below. Delete those that are left over, or write  ${name}: >-  and all the words on the lines below`,
    );
  else if (repaired)
    problems.push({
      ...repaired,
      column: indent + marker.length + name.length + colon.length + repaired.column,
    });
  const isBlock = blockMark.test(repaired?.value ?? words);
  const digit = /^[|>](\d)/.exec(words)?.[1];
  const holdsFields = nextField && indentOf(next) > place && !neighbours.includes(nextField.name);
  const opened: readonly Group[] =
    value !== '' || (isText && !holdsFields)
      ? []
      : [{ tree: field?.items ?? field ?? {}, column: undefined, entry: field?.items && [] }];
  const kept = {
    ...group,
    column: place,
    entry: isEntry ? [...(beginsEntry ? [] : entry), meant] : group.entry,
  };
  return [
    `${isEntry && beginsEntry ? `${' '.repeat(Math.max(0, place - 2))}- ` : ' '.repeat(place)}${name}: ${repaired?.value ?? words}`,
    {
      ...state,
      groups: [...state.groups.slice(0, rank), kept, ...opened],
      quotedUntil: closing === undefined ? -1 : index + 1 + closing,
      words: {
        column: place,
        kind: isBlock ? 'block' : isLeftOver ? 'left over' : isPlain && goesOn ? 'plain' : 'none',
        ...(digit !== undefined && { indent: place + Number(digit) }),
      },
    },
    problems,
  ];
}

/**
 * The open group that a field belongs to, and the field that its name stands for there: in the group where it stands, or
 * else in the innermost that has it.
 */
function findGroup(groups: readonly Group[], written: string, start: number) {
  const ranked = groups.map((group, rank) => ({ group, rank })).toReversed();
  const [innermost] = ranked;
  const isInside = (start > (groups.at(-2)?.column ?? 0) && innermost?.group.column === undefined) || false;
  const names = ranked.map((one) => {
    const fields = Object.keys(one.group.tree.properties ?? {});
    return { ...one, name: fields.includes(written) ? written : similar(written, fields) };
  });
  const at = (one: { readonly group: Group }) => one.group.column === start;
  const exact = names.filter(({ name }) => name === written);
  const close = exact.length > 0 ? exact : names.filter(({ name }) => name !== undefined);
  const isUnknown = isInside && innermost?.group.tree.properties === undefined;
  const found = isUnknown
    ? innermost
    : (close.find(at) ??
      close.find(({ group }) => group.column === undefined && isInside) ??
      close[0] ??
      ranked.find(at) ??
      ranked.find(({ group }) => (group.column === undefined ? isInside : group.column <= start)));
  const { group, rank } = found ?? { group: groups[0] ?? { tree: {}, column: 0, entry: undefined }, rank: 0 };
  return { group, rank, name: names.find((one) => one.rank === rank)?.name ?? written };
}

/** The column where a field belongs: that of its neighbours, of which it may be the first. */
function placeOf(
  { tree, column, entry }: Group,
  parent: Group | undefined,
  start: number,
  { marker, value }: Pick<FieldLine, 'marker' | 'value'>,
  below: readonly string[],
  known: ReadonlySet<string>,
): number {
  if (column !== undefined) return column;
  const least = (parent?.column ?? 0) + (entry ? 2 : 1);
  if (start === least + 1 || (start >= least && marker !== '')) return start;
  const [next] = below.flatMap((line) => readField(line, known) ?? []);
  const neighbour = next && tree.properties?.[next.name] ? next.indent + widthOf(next.marker) : 0;
  if (neighbour >= least && value !== '') return neighbour;
  return start >= least ? start : least + 1;
}

/** Whether a program broke the words, as it does where the next would be too far right. */
function isFolded(length: number, next: string): boolean {
  const [word = ''] = /\S+/.exec(next) ?? [];
  return length + 1 + word.length > 72;
}

/** The width of the hyphen and the space after it, even where the space is missing. */
function widthOf(marker: string): number {
  return marker === '' ? 0 : Math.max(2, marker.length);
}

function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

function spaces(count: number): string {
  if (count <= 0) return 'no space';
  return count === 1 ? '1 space' : `${count} spaces`;
}

function readField(line: string, known: ReadonlySet<string>): FieldLine | undefined {
  const [, indent = '', marker = '', quoted = '', colon = '', value = ''] =
    /^( *)((?:[-–—•*]|\d+[.)]) *)?([A-Za-z_][\w-]*|["“”][\w-]+["“”])(\s*[:：=]\s*)(.*)$/s.exec(line) ?? [];
  const name = quoted.replace(/["“”]/g, '');
  if (name === '') return undefined;
  const isField = known.has(name) || (colon.includes(':') && (/\s$/.test(colon) || value === ''));
  return isField ? { indent: indent.length, marker, name, colon, value: value.trimEnd() } : undefined;
}
