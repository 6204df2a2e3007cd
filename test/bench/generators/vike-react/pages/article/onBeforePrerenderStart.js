export const onBeforePrerenderStart = () =>
  Array.from({ length: Number(process.env.PAGES) }, (_, number) => `/article-${number}`);
