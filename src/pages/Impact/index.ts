export { firstPicture } from './firstPicture';
export { Impact as Page } from './Impact';
export { mainEntity } from './mainEntity';
