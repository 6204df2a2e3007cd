// The public API of the generator. Its other modules are not imported from outside.

export type { ClientBundle, Manifest } from './clientBundle.ts';
export type { Diagnostic, LocatedDiagnostic, SourceLocation } from './errors.ts';
export { BuildError, explainError, formatDiagnostic, projectPath, UserError } from './errors.ts';
export type { OutputFile, TextFile } from './files.ts';
export { collectFiles, isSystemFile, listFiles } from './files.ts';
export type { PolicySources } from './policy.ts';
export { developmentPolicy } from './policy.ts';
export type { Completion, PrerenderOptions } from './prerender.ts';
export { prerender } from './prerender.ts';
export { checkOutput, markFile, readMark } from './publish.ts';
export type { FileNames, PageRoute } from './routes.ts';
export { outputPaths, renderedPath } from './routes.ts';
