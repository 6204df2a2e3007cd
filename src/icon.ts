import { doorway } from './components/Door/doorway.ts';
import { dark, light } from './styles/palette.ts';

/** The site's icon: the mark, and its colours in the light and in the dark scheme. */
export const icon = {
  mark: doorway,
  light: { ink: light.accent, background: light.paper },
  dark: { ink: dark.duskAccent, background: dark.night },
};
