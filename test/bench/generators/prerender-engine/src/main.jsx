import { hydrate } from 'prerender-engine/browser';
import { Article } from './Article';
import { numberOf } from './numberOf';

hydrate(<Article number={numberOf(location.pathname)} />);
