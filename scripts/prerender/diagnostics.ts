// Errors for people, and the files that they name.
export { projectPath } from './stacks.ts';
export { BuildError, explainError, UserError } from './UserError.ts';
