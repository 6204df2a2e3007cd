// The only door to the generator. Everything else is its own.

export type { ClientBundle, Manifest } from './clientBundle.ts';
export type { Diagnostic, LocatedDiagnostic, SourceLocation } from './errors.ts';
export { BuildError, explainError, formatDiagnostic, projectPath, UserError } from './errors.ts';
export type { OutputFile, TextFile } from './files.ts';
export { collectFiles, isSystemFile, listFiles } from './files.ts';
export type { Completion, PrerenderOptions } from './options.ts';
export { markFile, openOutput } from './output/output.ts';
export type { PolicySources } from './policy.ts';
export { developmentPolicy } from './policy.ts';
export { prerender, renderSite } from './prerender.ts';
export type { FileNames, PageRoute } from './routes.ts';
export { outputPaths, renderedPath } from './routes.ts';
