import { renderToString } from 'react-dom/server';
import { Article } from './Article';
import { numberOf } from './numberOf';

export const paths = Array.from({ length: Number(process.env.PAGES) }, (_, number) => `/article-${number}`);

export const render = (path) => renderToString(<Article number={numberOf(path)} />);
