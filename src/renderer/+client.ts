import '../entry-client';
import { loadWholeFonts } from '../development/loadWholeFonts';
import { reportErrors } from '../development/reportErrors';

if (import.meta.env.DEV) {
  loadWholeFonts();
  reportErrors();
}
