import '../entry-client';
import { loadWholeFonts } from './loadWholeFonts';

if (import.meta.env.DEV) loadWholeFonts();
