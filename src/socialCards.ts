import casesCard from './content/cases.yaml?socialCard';
import contactCard from './content/contact.yaml?socialCard';
import home from './content/home.yaml';
import homeCard from './content/home.yaml?socialCard';
import impactCard from './content/impact.yaml?socialCard';
import practice from './content/practice.yaml';
import { socialCardPath } from './head/socialCard';
import { isIndexed, routes } from './routes';
import { dark } from './styles/palette';

/** The words and the picture of each page’s card; a page without one has its name over the picture of Home. */
const cards: Readonly<Record<string, typeof homeCard | undefined>> = {
  Home: homeCard,
  Impact: impactCard,
  Cases: casesCard,
  Contact: contactCard,
};

/** What each page's social card shows: its words, and the file of its picture from the project's root. */
export function socialCards() {
  return routes.filter(isIndexed).map(({ page, name }) => {
    const { title, picture } = cards[page] ?? { ...homeCard, title: name };
    return {
      path: socialCardPath(page).slice(1),
      title,
      brandName: practice.brandName,
      tagline: home.hero.tagline,
      picture: `src/content/pictures/${picture.file}`,
      focus: picture.focus,
      crop: picture.crop,
      colors: { ground: dark.paper, ink: dark.ink, accent: dark.accent },
    };
  });
}
