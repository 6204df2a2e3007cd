import { usePageContext } from 'vike-react/usePageContext';
import { Article } from './Article';

export const Page = () => <Article number={Number(usePageContext().routeParams.slug.slice('article-'.length))} />;
