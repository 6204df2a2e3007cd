// Errors for people, and the files that they name.
export type { Diagnostic, LocatedDiagnostic, SourceLocation } from './errors/Diagnostic.ts';
export { formatDiagnostic } from './errors/Diagnostic.ts';
export { projectPath } from './errors/projectPath.ts';
export { BuildError, explainError, UserError } from './errors/UserError.ts';
