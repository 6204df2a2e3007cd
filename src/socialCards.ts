import { home } from './content/home';
import { practice } from './content/practice';
import { socialCardPath } from './head/socialCard';
import { isIndexed, routes } from './routes';
import { dark } from './styles/palette';

const pictures: Record<string, string> = {
  Home: 'ascent.jpg',
  Impact: 'maquette.jpg',
  Cases: 'luxury-villas.jpg',
  Contact: 'lifestyle-resort.jpg',
};

/**
 * What each page's social card shows: its words, and the file of its picture from the project's root.
 * @throws where the content is not sound.
 */
export function socialCards() {
  return routes.filter(isIndexed).map(({ path, page, title }) => ({
    path: socialCardPath(page).slice(1),
    title: path === '/' ? home.hero.headline : title,
    brandName: practice.brandName,
    tagline: home.hero.tagline,
    picture: `src/content/pictures/${pictures[page] ?? 'ascent.jpg'}`,
    colors: { ground: dark.paper, ink: dark.ink, accent: dark.accent },
  }));
}
