import home from '../../content/home.yaml';
import type { PageModule } from '../../navigation/pages';
import { crops } from './Hero.css';

export { Home as Page } from './Home';

const { source, portrait, carriesText } = home.heroPicture;

export const firstPicture: PageModule['firstPicture'] = {
  source,
  portrait: { source: portrait, ...crops },
  sizes: '100vw',
};

/** Those of the sky that the page begins with. */
export const themeColors = carriesText && portrait.sky && { light: portrait.sky.color, dark: portrait.sky.color };
