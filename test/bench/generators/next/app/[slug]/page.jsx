import { Article } from './Client';

export const dynamicParams = false;

export const generateStaticParams = () =>
  Array.from({ length: Number(process.env.PAGES) }, (_, number) => ({ slug: `article-${number}` }));

export default async function Page({ params }) {
  const { slug } = await params;
  return <Article number={Number(slug.slice('article-'.length))} />;
}
