export default {
  ssr: false,
  prerender: {
    paths: Array.from({ length: Number(process.env.PAGES) }, (_, number) => `/article-${number}`),
    concurrency: 8,
  },
};
