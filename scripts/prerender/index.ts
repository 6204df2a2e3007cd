// What the package exports. Everything else is its own.
export { checkFiles, checkRoutes } from './checkRoutes.ts';
export type { FileNames, OutputFile, PageRoute } from './files.ts';
export { collectFiles, listFiles, outputPaths, renderedPath } from './files.ts';
export type { ClientBundle } from './manifest.ts';
export { checkManifest, clientFiles, readStyles } from './manifest.ts';
export { fileWriter, markerFile, openOutput } from './output.ts';
export type { Policy, PolicyLevel, PolicySources } from './policy.ts';
export { contentSecurityPolicy, developmentPolicy } from './policy.ts';
export type { PrerenderOptions, PrerenderSummary, Routes, Shard } from './prerender.ts';
export { prerender, renderPages, renderSite } from './prerender.ts';
export type { Redirects } from './redirects.ts';
export type { Rendered, Renderer } from './renderPage.ts';
export { readStyleSheet, styleFile } from './styleSheet.ts';
