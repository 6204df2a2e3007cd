export { Home as Page } from './Home';
