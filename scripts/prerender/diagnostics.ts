// Messages for people, and the source lines that they name.

export type { Diagnostic, LocatedDiagnostic, SourceLocation } from './Diagnostic.ts';
export { formatDiagnostic, locationAt } from './Diagnostic.ts';
export { projectPath } from './projectPath.ts';
export { readFrame, sourcePosition } from './stackFrames.ts';
export { BuildError, explainError, UserError } from './UserError.ts';
