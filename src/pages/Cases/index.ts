export { Cases as Page } from './Cases';
export { mainEntity } from './mainEntity';
