import { hydrate } from 'prerender-engine/react';
import { Article } from './Article';
import { numberOf } from './numberOf';

hydrate(<Article number={numberOf(location.pathname)} />);
