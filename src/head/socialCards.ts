import type { Content } from '../content/content';
import home from '../content/home.yaml';
import practice from '../content/practice.yaml';
import { isIndexed, type Route, routes } from '../routes';
import { dark } from '../styles/palette';
import { socialCardPath } from './PageHead';

type Card = Content['home' | 'impact']['socialCard'];

/** The title of a card without one of its own, which only the home page may have. A title has no full stop. */
const headline = home.hero.headline.replace(/(?<!\.)\.$/, '');

const cards = import.meta.glob<Card | undefined>(['../content/*.yaml', '!../content/_*'], {
  query: '?socialCard',
  import: 'default',
  eager: true,
});

/** The text of each page's social card, and the path of its picture from the project's root. */
export function socialCards() {
  return routes.filter(isIndexed).flatMap((route) => {
    const card = cardOf(route);
    if (!card) return []; // reported by `missingSocialCards`
    const { title = headline, picture } = card;
    return {
      path: socialCardPath(route.page).slice(1),
      title,
      brandName: practice.brandName,
      tagline: home.hero.tagline,
      picture: `src/content/pictures/${picture.file}`,
      focus: picture.focus,
      colors: { background: dark.paper, ink: dark.ink, accent: dark.accent },
    };
  });
}

/** An error for each page whose head names a social card, but whose content has none. */
export function missingSocialCards(): string[] {
  return routes
    .filter((route) => isIndexed(route) && !cardOf(route))
    .map(
      ({ page }) =>
        `src/content/${contentFile(page)} has no cardTitle and no cardPicture: every page that can be shared needs them`,
    );
}

function cardOf({ page }: Route): Card | undefined {
  return cards[`../content/${contentFile(page)}`];
}

/** The name of a page's content file: that of `OurTeam` is `our-team.yaml`. */
function contentFile(page: string): string {
  return `${page.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()}.yaml`;
}
