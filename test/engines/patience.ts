/** How long a test waits for what a browser is about to do, in milliseconds. */
export const patience = { timeout: 10_000 };
