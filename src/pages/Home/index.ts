export { firstPicture } from './firstPicture';
export { Home as Page } from './Home';
