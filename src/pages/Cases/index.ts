export { Cases as Page } from './Cases';
export { firstPicture } from './firstPicture';
export { mainEntity } from './mainEntity';
