/**
 * An error that whoever runs the command or edits the project can mend: its message says what is wrong and what to
 * do, and is told as it stands. Any other error is a fault of the generator.
 */
export class ExpectedError extends Error {}
