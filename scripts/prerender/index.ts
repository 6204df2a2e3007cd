// The only door to the generator. Everything else is its own.

export type { ClientBundle, Manifest } from './clientBundle.ts';
export type { Diagnostic, LocatedDiagnostic, SourceLocation } from './diagnostics.ts';
export { BuildError, explainError, formatDiagnostic, projectPath, UserError } from './diagnostics.ts';
export type { PolicySources } from './document/policy.ts';
export { developmentPolicy } from './document/policy.ts';
export type { Completion, PrerenderOptions } from './options.ts';
export type { OutputFile, TextFile } from './output/files.ts';
export { collectFiles, listFiles } from './output/files.ts';
export { markFile, openOutput } from './output/output.ts';
export { prerender, renderSite } from './prerender.ts';
export type { FileNames, PageRoute } from './routes.ts';
export { outputPaths, renderedPath } from './routes.ts';
