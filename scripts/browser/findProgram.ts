import { UserError } from '../diagnostics/UserError.ts';
import type { Program } from './Program.ts';

/** What finding a program depends on. */
export interface Machine {
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  readonly isExecutable: (path: string) => boolean;
}

/**
 * Gives the path of a program: the one that its environment variable names, else the first where it may be;
 * undefined when it is nowhere.
 *
 * @throws Error when the variable is set to what is no executable file
 */
export function findProgram(
  { name, variable, paths }: Program,
  { env, platform, isExecutable }: Machine,
): string | undefined {
  const chosen = env[variable];
  if (!chosen) return paths(platform, env).find(isExecutable);
  if (isExecutable(chosen)) return chosen;
  throw new UserError(
    `${variable} is "${chosen}", which is not an executable file: ` +
      `set it to the path of ${name}, or unset it.`,
  );
}
