import '../entry-client';
import { forwardErrors } from '../development/forwardErrors';
import { loadWholeFonts } from '../development/loadWholeFonts';

if (import.meta.env.DEV) {
  loadWholeFonts();
  forwardErrors();
}
