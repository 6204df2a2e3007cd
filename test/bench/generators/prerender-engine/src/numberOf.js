export const numberOf = (path) => Number(/article-(\d+)/.exec(path)?.[1]);
