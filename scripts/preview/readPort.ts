import { UserError } from '../diagnostics/UserError.ts';

/**
 * Reads a port from the command line; 0 takes any free one.
 * @throws UserError where the text is no whole number below 65536.
 */
export function readPort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) < 65_536) return Number(text);
  throw new UserError(
    `--port is "${text}", which is not a port. Give a number below 65536, such as --port 4173.`,
  );
}
