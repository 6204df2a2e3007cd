import home from './content/home.yaml';
import practice from './content/practice.yaml';
import type { Content } from './content/schema';
import { socialCardPath } from './head/socialCard';
import { isIndexed, routes } from './routes';
import { dark } from './styles/palette';

type Card = Content['home']['socialCard'];

const cards = import.meta.glob<Card | undefined>('./content/*.yaml', {
  query: '?socialCard',
  import: 'default',
  eager: true,
});

/** What each page's social card shows: its words, and its picture's file from the project's root. */
export function socialCards() {
  return routes.filter(isIndexed).flatMap(({ page }) => {
    const card = cards[`./content/${page.toLowerCase()}.yaml`];
    if (!card) return [];
    const { title, picture } = card;
    return {
      path: socialCardPath(page).slice(1),
      title,
      brandName: practice.brandName,
      tagline: home.hero.tagline,
      picture: `src/content/pictures/${picture.file}`,
      focus: picture.focus,
      crop: picture.crop,
      colors: { background: dark.paper, ink: dark.ink, accent: dark.accent },
    };
  });
}
