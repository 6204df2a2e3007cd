// Messages for people, and the source lines that they name.

export type { Diagnostic, LocatedDiagnostic, SourceLocation } from './Diagnostic.ts';
export { formatDiagnostic, locationAt } from './Diagnostic.ts';
export { projectPath, readFrame, sourcePosition } from './stacks.ts';
export { BuildError, explainError, UserError } from './UserError.ts';
