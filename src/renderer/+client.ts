import '../entry-client';
import { loadWholeFonts } from '../development/loadWholeFonts';

if (import.meta.env.DEV) loadWholeFonts();
