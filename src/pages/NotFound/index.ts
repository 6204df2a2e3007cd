export { nightColors as themeColors } from '../../styles/palette';
export { NotFound as Page } from './NotFound';

export const fillsViewport = true;
