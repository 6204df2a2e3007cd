import { renderToString } from 'react-dom/server';
import { Page } from './page';

const articles = Array.from({ length: Number(process.env.PAGES) }, (_, number) => `/article-${number}`);
export const paths = [...articles, '*'];

export const render = (path) => `<!DOCTYPE html>${renderToString(<Page path={path} />)}`;
