export { Contact as Page } from './Contact';
export { firstPicture } from './firstPicture';
