import { expect, it } from 'vitest';
import { findDoubts, findExamples } from '../../../../scripts/content/checkContent';
import { readContent } from '../../../../scripts/content/readContent';
import { textOf, withFields } from '../../../support/content';
import { contentFolder } from '../../../support/copyProject';

// What words mean is the owner's: the check says nothing of any of these, as owners in many countries write them.

/** For each language: the words of a label, a heading, a lead and a long text. */
const sets: Readonly<Record<string, string>> = {
  'en-GB':
    'Q&A | Who’s it for? #1: owners who “live in” | - No brochure. We ask: what does a guest tell friends about? *Then* we start, @ your desk or ours. | We’ve seen 20 % of rooms earn 80% of the profit… Not luck; it’s price < value, 24/7. (See cases 1–3.)',
  el: 'Ποιοι είμαστε; | Τι μπορούμε να κάνουμε για εσάς; | Πόσο κοστίζει ένα δωμάτιο τον Νοέμβριο; Και γιατί; Σας το δείχνουμε με αριθμούς: απλά, καθαρά. | Δουλεύουμε με ξενοδοχεία στη Σαντορίνη, την Κέρκυρα και τη Μάνη. «Φιλοξενία» σημαίνει: ο ξένος γίνεται φίλος.',
  pl: 'Jak to działa? | Od pomysłu do otwarcia – krok po kroku | Czy warto? „Tak” – mówi inwestor, gdy zna koszty, ceny i ryzyko. My je liczymy, a potem sprawdzamy. | Pracujemy w Łodzi, Gdańsku i Świnoujściu. Źródło zysku: żadnych rabatów, jasna oferta, dobra załoga; nic więcej.',
  da: 'Få et overblik | Hvad er det næste skridt for jeres hotel? | Vi ser på huset, gæsterne og tallene. Er prisen for lav? Er sæsonen for kort? Det får I svar på med det samme. | I Ærø, på Fanø og i Ålborg har vi lært én ting: en gæst kommer igen for menneskers skyld. Det kan man planlægge.',
  ja: '選ばれる理由 | 旅館の価値を、数字と言葉で。 | 「また来たい」と言われる宿へ。料金・人員・季節を一つの計画にまとめます。まずは、お話をお聞かせください。 | 京都の町家から沖縄のヴィラまで。Le luxe, c’est le temps que l’on prend pour vous. この一文が、私たちの出発点です。',
  ar: 'كيف نعمل؟ | من الفكرة إلى الافتتاح: خطوة بخطوة | نبدأ بسؤال واحد: لماذا يعود الضيف؟ ثم نضع السعر، والخطة، والفريق؛ وكل ذلك في وثيقة واحدة. | نعمل مع مطوّري الفلل والفنادق في دبي والدوحة ومراكش. «الضيافة» عندنا وعدٌ يُحفظ، لا شعارٌ يُقال – بنسبة ١٠٠٪.',
  he: 'איך זה עובד? | מלון קטן, תוכנית גדולה | מה הסיפור של המקום? מי האורחים? כמה הם מוכנים לשלם? עונים על שלוש השאלות, ורק אז מתחילים לבנות. | עבדנו בת״א, בצפת ובאילת. לכל בית יש אופי משלו: הגינה, המטבח, הנוף – ומהם בונים מותג, מחיר ועונה.',
  'de-AT':
    'Über uns | Häuser, die man „nicht vergisst“ | Und dann? Dann rechnen wir: Zimmerpreis, Auslastung, Löhne – und zwar bis zum letzten Euro. ‚Ändern‘ heißt bei uns: besser machen. | Größe ist kein Ziel. Das Gästehaus am See verdient mehr als das Grandhotel daneben, denn es weiß, für wen es da ist & was das kostet.',
  tr: 'Nasıl çalışıyoruz? | Oteliniz için doğru fiyat, doğru misafir | Önce dinleriz, sonra hesaplarız. İlk görüşmede şunu sorarız: misafiriniz neden geri gelsin? | Bodrum’dan Kapadokya’ya, İzmir’den Ağrı’ya kadar çalıştık. Ev sahipliği bir ölçüdür: güler yüz, temiz oda, açık fiyat.',
  'pt-BR':
    'O AMANHÃ | «AMANHû é o nome da pousada | – Quanto vale uma noite em julho? – Depende: de quem vem, de onde e por quê. É o que calculamos, sem “achismos”. | Da Bahia a Paraty, trabalhamos com pousadas, condomínios e vinícolas. Não há receita pronta; há método, gente e números.',
  'zh-Hans':
    '我们的方法 | 先定位，再定价：让好房子遇见对的人 | 您的客人是谁？他们为什么来？又为什么不再来？我们用三周时间找到答案，并写成一份可执行的计划。 | 从莫干山的民宿到三亚的别墅，我们相信：“好酒店”不是建出来的，而是经营出来的。——这就是我们的工作。',
  hi: 'हम कौन हैं? | आपके होटल के लिए सही योजना | पहला सवाल: मेहमान दोबारा क्यों आए? दूसरा: कमरे का सही दाम क्या है? जवाब साथ मिलकर खोजते हैं। | उदयपुर, ऋषिकेश और गोवा में काम करते हुए हमने सीखा कि आतिथ्य एक वादा है; योजना, टीम और समय से वह पूरा होता है।',
};

const folded = (text: string, lines: RegExp) => (text.match(lines) ?? []).join('\n  ');

/** Ways in which an owner, an editor or a program writes words below a name. */
const written: Readonly<Record<string, (name: string, words: string) => string>> = {
  'beside the name': (name, words) => `${name}: ${words}`,
  'below >-': (name, words) => `${name}: >-\n  ${words}`,
  'below the name': (name, words) => `${name}:\n  ${words}`,
  'folded at 80 characters': (name, words) => folded(`${name}: ${words}`, /\S.{0,79}(?=\s|$)|\S+/g),
  'folded at 50 characters': (name, words) => folded(`${name}: ${words}`, /\S.{0,49}(?=\s|$)|\S+/g),
  'in lines, after an empty one': (name, words) => `${name}: >-\n\n  ${words.replace(/ /g, '\n\n  ')}\n`,
  'with a tab': (name, words) => `${name}:\n\t${words}`,
  'with spaces that do not break': (name, words) => `${name}:\u00a0${words.replaceAll(' ', '\u00a0')}`,
  'with the line ends of Windows': (name, words) => `${name}: >-\r\n  ${words.replace(/ /, '\r\n  ')}\r`,
};

const fieldsOf = { approachLabel: 0, approachHeading: 1, heroLead: 2, aboutText: 3 } as const;

it.each(Object.keys(sets).flatMap((language) => Object.keys(written).map((way) => [language, way] as const)))(
  'says nothing of words in %s, %s, and loses none',
  (language, way) => {
    const words = sets[language]?.split(' | ') ?? [];
    const home = Object.entries(fieldsOf).reduce(
      (text, [name, index]) =>
        text.replace(new RegExp(`^${name}:.*\n(?: .*\n)*`, 'm'), () => `${written[way]?.(name, words[index] ?? '')}\n`),
      textOf('home.yaml'),
    );
    const { diagnostics, content, files } = readContent(contentFolder, { 'home.yaml': home });

    expect(diagnostics).toEqual([]);
    expect(findDoubts(files)).toEqual([]);
    const { approach, hero, about } = content?.home ?? {};
    const read = [approach?.label, approach?.heading, hero?.lead, about?.text];
    expect(read.map((text) => text?.replaceAll('\u00a0', ' '))).toEqual(words);
  },
);

/** By field, addresses that work, as they are written and, where that is another way, as they are read. */
const addresses: Readonly<Record<string, string>> = {
  siteAddress:
    'https://www.hotel-alpenblick.at | stone.paris → https://stone.paris | HTTPS://WWW.Jo.COM/ → https://www.jo.com | http://jo.com → https://jo.com | https://müller.example.de → https://xn--mller-kva.example.de | https://студия.рф → https://xn--d1aizef8e.xn--p1ai | https://\u200bjo.com\u00a0 → https://jo.com',
  email:
    "o'neill@villa.ie | jo.stone+site@studio.co.nz | info@große-häuser.de | JO@AOL.COM → JO@aol.com | mailto: me@jo.com → me@jo.com | me\u200b@jo.com → me@jo.com",
  whatsAppNumber:
    '+48 512 345 678 | +55 11 91234-5678 → +55 11 91234 5678 | +52 55 1234 5678 | tel:+393331234567 → +39 333 123 4567 | https://wa.me/393331234567 → +39 333 123 4567 | +39 (333) 123.45.67 → +39 333 123 4567 | 0039 333 1234567 → +39 333 123 4567 | (+39) 333 1234567 → +39 333 123 4567 | +49\u00a0170–1234567 → +49 170 1234567 | +44 (0)20 7946 0000 → +44 20 7946 0000 | +54 11 15 2345 6789 → +54 9 11 2345 6789 | +39 06 1234 5678',
  profileAddress: 'https://www.instagram.com/studio.stone/ | linkedin.com/in/jo → https://linkedin.com/in/jo',
  legalAddress: '/privacy.html | /impact | https://stone.example.com/datenschutz?lang=de#top',
  language: 'el | pl-PL | ar-AE | uk | zh-Hans | sr-Latn-RS | en_us → en-US | DE → de',
};

it.each(
  Object.entries(addresses).flatMap(([field, all]) => all.split(' | ').map((address) => [field, address] as const)),
)('says nothing of the %s %s', (field, address) => {
  const [written = '', taken = written] = address.split(' → ');
  const practice = withFields(textOf('practice.yaml'), { [field]: written });
  const { diagnostics, content, files } = readContent(contentFolder, { 'practice.yaml': practice });

  expect([...diagnostics, ...findDoubts(files)]).toEqual([]);
  expect(findExamples(files).some(({ message }) => message.startsWith(field))).toBe(false);
  expect(JSON.stringify(content?.practice)).toContain(`"${taken}"`);
});
