import { Article } from './Article';

export default function Page({ params }) {
  return <Article number={Number(params.slug.slice('article-'.length))} />;
}
