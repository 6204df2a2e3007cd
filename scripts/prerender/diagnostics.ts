// Errors for people, and the files that they name.
export { projectPath } from './errors/stacks.ts';
export { BuildError, explainError, UserError } from './errors/UserError.ts';
