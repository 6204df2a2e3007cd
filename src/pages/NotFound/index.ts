export { nightColors as themeColors } from '../../styles/themeColors';
export { NotFound as Page } from './NotFound';
