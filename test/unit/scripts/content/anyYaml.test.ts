import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readWith, textOf } from '../../../support/content';

// Whatever is accepted, every reader of YAML reads to the same values. What words mean is the owner's: the check says
// nothing of any of these, as owners in many countries write them.

/** For each language: the words of a label, a heading, a lead and a long text. */
const sets: Readonly<Record<string, string>> = {
  'en-GB':
    'Q&A | Who’s it for? #1: owners who “live in” | - No brochure. We ask: what does a guest tell friends about? *Then* we start, @ your desk or ours. | We’ve seen 20 % of rooms earn 80% of the profit… Not luck; it’s price < value, 24/7. (See cases 1–3.)',
  el: 'Ποιοι είμαστε; | Τι μπορούμε να κάνουμε για εσάς; | Πόσο κοστίζει ένα δωμάτιο τον Νοέμβριο; Και γιατί; Σας το δείχνουμε με αριθμούς: απλά, καθαρά. | Δουλεύουμε με ξενοδοχεία στη Σαντορίνη, την Κέρκυρα και τη Μάνη. «Φιλοξενία» σημαίνει: ο ξένος γίνεται φίλος.',
  ja: '選ばれる理由 | 旅館の価値を、数字と言葉で。 | 「また来たい」と言われる宿へ。料金・人員・季節を一つの計画にまとめます。まずは、お話をお聞かせください。 | 京都の町家から沖縄のヴィラまで。Le luxe, c’est le temps que l’on prend pour vous. この一文が、私たちの出発点です。',
  ar: 'كيف نعمل؟ | من الفكرة إلى الافتتاح: خطوة بخطوة | نبدأ بسؤال واحد: لماذا يعود الضيف؟ ثم نضع السعر، والخطة، والفريق؛ وكل ذلك في وثيقة واحدة. | نعمل مع مطوّري الفلل والفنادق في دبي والدوحة ومراكش. «الضيافة» عندنا وعدٌ يُحفظ، لا شعارٌ يُقال – بنسبة ١٠٠٪.',
  'pt-BR':
    'O AMANHÃ | «AMANHû é o nome da pousada | – Quanto vale uma noite em julho? – Depende: de quem vem, de onde e por quê. É o que calculamos, sem “achismos”. | Da Bahia a Paraty, trabalhamos com pousadas, condomínios e vinícolas. Não há receita pronta; há método, gente e números.',
};

const fields = ['approachLabel', 'approachHeading', 'heroLead', 'aboutText'] as const;

/** Ways in which programs, editors and owners write the fields of a file. */
const written: Readonly<Record<string, (fields: Readonly<Record<string, string>>) => string>> = {
  'as Pages CMS writes them': (words) => stringify(words),
  'in double quotation marks': (words) => stringify(words, { defaultStringType: 'QUOTE_DOUBLE' }),
  'in folded blocks': (words) => stringify(words, { defaultStringType: 'BLOCK_FOLDED' }),
  'in literal blocks': (words) => stringify(words, { defaultStringType: 'BLOCK_LITERAL' }),
  'below >-, a word on each line': (words) =>
    Object.entries(words)
      .map(([name, text]) => `# A note\n${name}: >-\n  ${text.replaceAll(' ', '\n  ')}\n`)
      .join(''),
  'with the line ends of Windows': (words) => stringify(words).replaceAll('\n', '\r\n'),
  'with a byte-order mark': (words) => `\ufeff${stringify(words)}`,
};

const all = Object.keys(sets).flatMap((language) => Object.keys(written).map((way) => [language, way] as const));
it.each(all)('text in %s, written %s, is read as YAML', (language, way) => {
  const words = sets[language]?.split(' | ') ?? [];
  const before = parse(textOf('home.yaml'), (_, value) => value ?? '');
  const changed = Object.fromEntries(fields.map((name, at) => [name, words[at]]));
  const text = written[way]?.({ ...before, ...changed }) ?? '';
  const { diagnostics, files } = readWith({ 'home.yaml': text });
  const saved = files.find(({ path }) => path === 'home.yaml')?.fields.map(({ name, raw }) => [name, raw ?? '']);
  const read: Record<string, string> = Object.fromEntries(saved ?? []);

  expect(diagnostics).toEqual([]);
  expect(fields.map((name) => read[name]?.trim())).toEqual(words);
  expect(read).toEqual(parse(text));
});

it.each(['2026', 'yes', '007', '1e3', '+44 20 7946 0958', '5 %', 'null and void'])('%s is read as text', (words) => {
  const { files } = readWith({ 'home.yaml': `heroTagline: ${words}\n` });

  expect(files.find(({ path }) => path === 'home.yaml')?.fields).toMatchObject([{ name: 'heroTagline', raw: words }]);
});
