export { Cases as Page } from './Cases';
export { firstPicture, mainEntity } from './page';
