import { sky } from './firstPicture';

export { firstPicture } from './firstPicture';
export { Home as Page } from './Home';

/** Those of the sky that the page begins with. */
export const themeColors = sky && { light: sky.color, dark: sky.color };
