import { useParams } from 'react-router-dom';
import { ViteReactSSG } from 'vite-react-ssg';
import { Article } from './Article';

function Page() {
  return <Article number={Number(useParams().slug.slice('article-'.length))} />;
}

const getStaticPaths = () => Array.from({ length: Number(process.env.PAGES) }, (_, number) => `article-${number}`);

export const createRoot = ViteReactSSG({ routes: [{ path: ':slug', Component: Page, getStaticPaths }] });
