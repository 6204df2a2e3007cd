import { Article } from './Article';

/** The whole document of a path. */
export function Page({ path }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Articles</title>
      </head>
      <body>
        <Article number={Number(/article-(\d+)/.exec(path)?.[1])} />
      </body>
    </html>
  );
}
