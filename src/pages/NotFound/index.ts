export { NotFound as Page } from './NotFound';
