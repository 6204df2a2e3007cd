import { createFileRoute } from '@tanstack/react-router';
import { Article } from '../Article';

export const Route = createFileRoute('/$slug')({
  component: () => <Article number={Number(Route.useParams().slug.slice('article-'.length))} />,
});
