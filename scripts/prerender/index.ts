// What the package exports. Everything else is its own.

export { readStyleSheet } from './document/readStyleSheet.ts';
export { styleFile } from './document/styleSheet.ts';
export type { Diagnostic, LocatedDiagnostic, SourceLocation } from './errors/Diagnostic.ts';
export { formatDiagnostic } from './errors/Diagnostic.ts';
export { projectPath } from './errors/projectPath.ts';
export { BuildError, explainError, UserError } from './errors/UserError.ts';
export type { OutputFile } from './files/files.ts';
export { collectFiles, listFiles } from './files/files.ts';
export type { ClientBundle } from './files/manifest.ts';
export { checkManifest, clientFiles, readStyles } from './files/manifest.ts';
export { markerFile } from './files/marker.ts';
export { openOutput } from './files/output.ts';
export type { Completion, PrerenderOptions, Routes, Shard } from './options/options.ts';
export type { Policy, PolicyLevel, PolicySources } from './policy/policy.ts';
export { developmentPolicy } from './policy/policy.ts';
export type { PrerenderSummary } from './prerender.ts';
export { prerender, renderSite } from './prerender.ts';
export type { Rendered, Renderer } from './render/renderPage.ts';
export { checkRoutes } from './routes/checkRoutes.ts';
export type { Redirects } from './routes/redirects.ts';
export type { FileNames, PageRoute } from './routes/routes.ts';
export { outputPaths, renderedPath } from './routes/routes.ts';
