import home from '../../content/home.yaml';

export { firstPicture } from './firstPicture';
export { Home as Page } from './Home';

const { sky } = home.hero.picture.portrait;

/** Those of the sky that the page begins with. */
export const themeColors = sky && { light: sky.color, dark: sky.color };
