export { Home as Page } from './Home';
export { firstPicture } from './page';
