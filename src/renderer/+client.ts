import '../entry-client';
import { loadWholeFonts } from './loadWholeFonts';
import { reportErrors } from './reportErrors';

if (import.meta.env.DEV) {
  loadWholeFonts();
  reportErrors();
}
