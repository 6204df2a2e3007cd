export { Cases as Page } from './Cases';
export { firstPicture } from './casePicture';
export { mainEntity } from './mainEntity';
