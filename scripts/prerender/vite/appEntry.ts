import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { normalizePath } from 'vite';
import { projectPath } from '../errors/projectPath.ts';
import { reactModule } from './lazyNames.ts';

/** The module of the bundle, and of the development server, that exports an app. */
export const serverEntry = 'virtual:prerender-engine';

/** The app's entry for prerendering: its file, or what is wrong. */
export type AppEntry = { readonly file: string } | { readonly error: string };

/** @param entry its path from Vite's root, if it has a name of its own. */
export function findEntry(root: string, entry?: string): AppEntry {
  const names = entry === undefined ? ['jsx', 'tsx', 'js', 'ts'].map((end) => `src/prerender.${end}`) : [String(entry)];
  const file = names.map((name) => resolve(root, name)).find((path) => existsSync(path));
  if (file !== undefined) return { file };
  return {
    error: `${names[0]} is missing: write it with the exports paths and render, or name the app's entry with prerender({ entry })`,
  };
}

/** The text of the module `serverEntry`. */
export function serverModule(file: string, root: string, base: string): string {
  const name = JSON.stringify(projectPath(file, root));
  return [
    `import { withPageData } from ${reactModule('withPageData')};`,
    `import * as app from ${JSON.stringify(normalizePath(file))};`,
    'export const { paths, render: renderPath } = { ...app };',
    `const missing = ['paths', 'render'].filter((name) => !(name in { ...app }));`,
    `if (missing.length > 0) throw new Error(${name} + ' exports no ' + missing.join(' and no ') + ': write export const paths = […] and export { render } from "prerender-engine/react", or what your router needs');`,
    `export const render = (path) => withPageData(renderPath, path, { base: ${JSON.stringify(base)} });`,
  ].join('\n');
}
