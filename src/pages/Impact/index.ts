export { Impact as Page } from './Impact';
export { firstPicture, mainEntity } from './page';
