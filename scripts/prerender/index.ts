// The public API of the generator. Only tests import its other modules.

export type { ClientBundle } from './clientBundle.ts';
export type { Diagnostic, LocatedDiagnostic, SourceLocation } from './errors.ts';
export {
  BuildError,
  diagnosticsOf,
  explainError,
  failWith,
  formatDiagnostic,
  projectPath,
  UserError,
} from './errors.ts';
export type { OutputFile, TextFile } from './files.ts';
export { collectFiles, copiedFiles, isSystemFile, listFiles } from './files.ts';
export type { PageRoute } from './paths.ts';
export { outputPaths, renderedPath } from './paths.ts';
export type { PrerenderOptions } from './prerender.ts';
export { prerender } from './prerender.ts';
export { buildInfoFile, checkOutput, readBuildInfo } from './publish.ts';
export type { PolicySources } from './securityPolicy.ts';
export { developmentPolicy } from './securityPolicy.ts';
