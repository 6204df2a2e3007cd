export { Contact as Page } from './Contact';
