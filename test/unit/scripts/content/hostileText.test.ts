import { expect, it } from 'vitest';
import { readContent } from '../../../../scripts/content/readContent';
import { contentFolder } from '../../../support/copyProject';
import { hostileTexts } from '../../../support/hostileText';

const yaml = ['- ', '"', "'", '>-', '|', '\t', '{', '[', '&a', '*a', '!a', '? a', ': b', 'a:', '  - a: b'];

it.each([...hostileTexts, ...yaml])('%.40j is explained wherever it stands, without control characters', (text) => {
  const practice = [`siteAddress: ${text}`, `${text}: 1`, `email: "${text}`, text, `role: >-\n  ${text}`].join('\n');
  const { diagnostics } = readContent(contentFolder, { 'practice.yaml': practice });
  const messages = diagnostics.map((diagnostic) => (typeof diagnostic === 'string' ? diagnostic : diagnostic.message));

  expect(messages.length).toBeGreaterThan(0);
  expect(messages.join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
});

it.each([' ', '-', '*', "'", 'a ', '\u200b'])(
  '5,000 times %j in a line are read at once',
  { timeout: 5000 },
  (part) => {
    const line = part.repeat(5000);
    const practice = `title ${line}\n${line}x\n${line}a b: c`;

    expect(readContent(contentFolder, { 'practice.yaml': practice }).diagnostics.length).toBeGreaterThan(0);
  },
);
