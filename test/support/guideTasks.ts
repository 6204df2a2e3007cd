import { readdirSync, readFileSync } from 'node:fs';
import { type Changes, withFields } from './content';

const guide = readFileSync('src/content/README.md', 'utf8');
/** The text of a picture that the guide shows, in the owner’s words: the guide’s own are an example. */
const [, hotelText = ''] = /```yaml\n(.*?)```/s.exec(guide) ?? [];
const [, photographText = ''] = /as in `(alt: .*?)`/.exec(guide) ?? [];

const villas = 'cases/2-luxury-villas.yaml';
const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
);
const cases = files.filter((file) => file.startsWith('cases/') && file !== villas);
const others = files.filter((file) => !/^(?:cases|pictures)\//.test(file));

/**
 * What a task of the owner’s guide changes in the content.
 * @param read gives the text of a file of the content.
 * @param picture the bytes of the owner’s picture.
 */
type Task = (read: (file: string) => string, picture: Uint8Array) => Changes;

/** The tasks of the owner’s guide, src/content/README.md, each done to the letter. */
export const guideTasks = {
  'first use': (read, picture) => ({
    'practice.yaml': withFields(read('practice.yaml'), {
      brandName: 'Jo Stone',
      siteAddress: 'https://www.jo-stone.com',
      email: 'jo@jo-stone.com',
      whatsAppNumber: '+44 20 7946 0123',
      profileAddress: 'https://www.linkedin.com/in/jo-stone',
    }),
    'pictures/jo.jpg': picture,
    'pictures/jo.yaml': photographText.replace('her', 'the'),
    'contact.yaml': withFields(read('contact.yaml'), { portrait: 'jo.jpg' }),
    'pictures/portrait.jpg': undefined,
    'pictures/portrait.yaml': undefined,
  }),
  'add a case': (read, picture) => ({
    'cases/6-hotel.yaml': withFields(read(villas), {
      title: 'A Hotel',
      situation: 'Forty rooms by the sea, empty from October.',
      work: 'Find the guests of the quiet months.',
      result: 'Rooms that are let in November too.',
      picture: 'hotel.jpg',
    }),
    'pictures/hotel.jpg': picture,
    'pictures/hotel.yaml': hotelText.replace('A hotel', 'Our hotel'),
  }),
  'remove a case': () => ({ [villas]: undefined }),
  'exchange the large picture of the first page': (read, picture) => ({
    'pictures/hotel.jpg': picture,
    'pictures/hotel.yaml': hotelText.replace('A hotel', 'Our hotel'),
    'home.yaml': withFields(read('home.yaml'), { heroPicture: 'hotel.jpg', cardPicture: 'hotel.jpg' }),
    'pictures/ascent.jpg': undefined,
    'pictures/ascent.yaml': undefined,
  }),
  'do without WhatsApp and a profile': (read) => ({
    'practice.yaml': withFields(read('practice.yaml'), { whatsAppNumber: '', profileAddress: '' }),
  }),
  'show real cases': (read, picture) => ({
    [villas]: undefined,
    ...Object.fromEntries(
      cases.flatMap((file, index): [string, string | Uint8Array | undefined][] => {
        const [, old = ''] = /^picture: (.*)\.jpg$/m.exec(read(file)) ?? [];
        const isElsewhere = others.some((other) => read(other).includes(`${old}.jpg`));
        return [
          [file, withFields(read(file), { situation: `How things stood, of ${file}.`, picture: `own-${index}.jpg` })],
          [`pictures/own-${index}.jpg`, picture],
          [`pictures/own-${index}.yaml`, hotelText.replace('A hotel', `Hotel ${index}`)],
          ...['jpg', 'yaml'].flatMap((end): [string, undefined][] =>
            isElsewhere ? [] : [[`pictures/${old}.${end}`, undefined]],
          ),
        ];
      }),
    ),
    'cases.yaml': withFields(read('cases.yaml'), {
      note: '',
      heading: 'Case Studies',
      pageTitle: 'Case Studies of Homes and Hotels',
      cardTitle: 'What we did, and what came of it',
      lead: 'What we did, and what came of it.',
      labelResult: 'The result',
      pageDescription: 'Projects that we have worked on.',
    }),
    'home.yaml': withFields(read('home.yaml'), { casesHeading: 'Projects that we have worked on.' }),
  }),
} satisfies Readonly<Record<string, Task>>;
