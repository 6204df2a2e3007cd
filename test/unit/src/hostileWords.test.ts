import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { afterAll, expect, it } from 'vitest';
import home from '../../../src/content/home.yaml';
import { text as textField } from '../../../src/content/schema/fields';
import { render } from '../../../src/entry-server';
import { pair, sentences } from '../../../src/pages/Home/Hero.css';
import { routes } from '../../../src/routes';
import { hostileText } from '../../support/hostileText';
import { fieldCount, withWords } from './contentWords';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What a document holds: its texts, and its elements with their attributes and what is in them. */
type Tree = string | { readonly [name: string]: Tree } | readonly Tree[];

/** Words that the schema takes, as it tidies them. */
const acceptable = hostileText
  .map((text) => textField(100_000, '').safeParse(text).data)
  .filter((text) => text !== undefined);
const paths = routes.map(({ path }) => path.replace('*', '/404'));
/** The classes of elements that hold a part of a text. */
const parts = new Set<Tree | undefined>([pair, sentences.first, sentences.others]);
const mark = (field: number) => `Field${field}Words`;
// Long words stand beside the picture in any case.
const { source } = home.hero.picture;
const { carriesText } = source;
Object.assign(source, { carriesText: false });
afterAll(() => Object.assign(source, { carriesText }));
const marked = await withWords(mark, readPages);

it('every field of the content is shown by some page', () => {
  const shown = new Set(JSON.stringify(marked).match(/Field\d+Words/g));
  const fields = Array.from({ length: fieldCount }, (_, field) => field);

  expect(fields.filter((field) => !shown.has(mark(field)))).toEqual([]);
});

it('pages show hostile text in every field literally, and nothing else changes', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acceptable, { minLength: 7, maxLength: 7 }), async (texts) => {
      const text = (field: number) => withBreaks(texts[field % texts.length] ?? '');

      expect(await withWords(text, readPages)).toEqual(replaceMarks(marked, text));
    }),
    { numRuns: 8 },
  );
});

async function readPages(): Promise<Tree> {
  return Promise.all(paths.map(async (path) => read(parse(await render(path)).childNodes)));
}

function read(nodes: readonly Node[]): Tree[] {
  const trees: Tree[] = [];
  for (const tree of nodes.flatMap(readNode)) {
    const last = trees.at(-1);
    if (typeof tree === 'string' && typeof last === 'string') trees[trees.length - 1] = last + tree;
    else trees.push(tree);
  }
  return trees;
}

function readNode(node: Node): readonly Tree[] {
  if ('value' in node) return [withBreaks(node.value)];
  // React separates adjacent text nodes with a comment.
  if (!('tagName' in node)) return 'data' in node && node.data === ' ' ? [] : [node.nodeName];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, readAddress(value)]));
  const children = read(node.childNodes);
  if (parts.has(attributes.class)) return children;
  const isData = attributes.type === 'application/ld+json';
  return [
    { element: node.tagName, attributes, children: isData ? JSON.parse(String(children[0])) : children },
  ];
}

/** Headings have no-break spaces where the content has spaces. */
function withBreaks(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

/** An address that is filled in with words, in its parts. */
function readAddress(value: string): Tree {
  if (!/^(mailto:|https:\/\/wa\.me\/)/.test(value)) return value;
  const { search, searchParams, href } = new URL(value);
  return { address: href.replace(search, ''), query: [...searchParams] };
}

function replaceMarks(tree: Tree, text: (field: number) => string): Tree {
  return JSON.parse(JSON.stringify(tree), (_, value) =>
    typeof value === 'string' ? value.replace(/Field(\d+)Words/g, (_, field) => text(Number(field))) : value,
  );
}
