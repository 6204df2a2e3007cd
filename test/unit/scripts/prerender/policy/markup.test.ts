import fc from 'fast-check';
import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { expect, it } from 'vitest';
import { readToken, readTokens } from '../../../../../scripts/prerender/policy/markup';

type Tag = readonly [string, Readonly<Record<string, string>>];

/** The start tags of a document, as a parser of HTML finds them. */
function parsedTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const texts = new Map([
    ['script', TokenizerMode.SCRIPT_DATA],
    ['style', TokenizerMode.RAWTEXT],
    ['iframe', TokenizerMode.RAWTEXT],
    ['title', TokenizerMode.RCDATA],
    ['textarea', TokenizerMode.RCDATA],
  ]);
  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ tagName, attrs }: Token.TagToken) {
        tags.push([tagName, Object.fromEntries(attrs.map(({ name, value }) => [name, value]))]);
        tokenizer.state = texts.get(tagName) ?? tokenizer.state;
      },
      ...{ onEndTag: nothing, onComment: nothing, onDoctype: nothing, onEof: nothing, onCharacter: nothing },
      ...{ onNullCharacter: nothing, onWhitespaceCharacter: nothing },
    },
  );
  tokenizer.write(html, true);
  return tags;
}

function readTags(html: string): Tag[] {
  return [...readTokens(html)].map(readToken).flatMap(({ name, attributes }): Tag[] => {
    return name === '' ? [] : [[name, Object.fromEntries(attributes)]];
  });
}

const names = 'p html html-editor title title-bar script style-guide style iframe A svg:a'.split(' ');
const attributes = fc.constantFrom(
  ...[' a', ' data-b=c', ' D = "e>f"', " g='<h>'", ' i="it\'s"', ' href=/a?b=c', '\n\tj=""', ' /', ' a=2', ' x=/'],
);
const tag = fc
  .tuple(fc.constantFrom(...names), fc.array(attributes, { maxLength: 3 }), fc.constantFrom('>', '/>', ' >'))
  .map(([name, own, end]) => `<${name}${own.join('')}${end}`);
const others = ['words ', '</p>', '<!-- <b> -->', '<!-->', '<!--->', '<!-- a --!>', '< b', '</title >', '</style>'];
const part = fc.oneof(tag, fc.constantFrom(...others, '</script\n>', '</iframe>', '</title-bar>', '<!-- '));

it('finds the tags and attributes that a parser of HTML finds', () => {
  const once = (tags: readonly Tag[]) => new Set(tags.map((found) => JSON.stringify(found)));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const html = parts.join('');
      expect(once(readTags(html))).toEqual(once(parsedTags(html)));
    }),
    {
      numRuns: 3000,
      examples: [
        [['<script>', '<!-- ', '<script>', '</script\n>', '<p>']],
        [['<script>', '<script>', '<!-- ', '</script\n>', '<p>']],
      ],
    },
  );
});

it('reads a document in one pass, whatever does not end', () => {
  const start = performance.now();
  for (const text of ['<script a=b ', '<style>', '<!-- ', '<p a="', "<title a='b' c=d"])
    readTokens(text.repeat(20_000));

  expect(performance.now() - start).toBeLessThan(2000);
});
