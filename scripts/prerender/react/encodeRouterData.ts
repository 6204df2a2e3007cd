import { DevalueError, stringifyAsync } from 'devalue';
import { UserError } from '../errors/UserError.ts';
import type { RouterData, Settled } from './loaderData.ts';

/**
 * The data as JSON, once every promise in it is settled.
 * @throws UserError if a loader returned what no browser can be given, such as a function.
 */
export async function encodeRouterData(data: RouterData): Promise<string> {
  try {
    return await stringifyAsync(data, {
      Promise: (value: unknown) => value instanceof Promise && settled(value),
      Error: (value: unknown) =>
        value instanceof Error && { name: value.name, message: value.message, cause: value.cause },
      Symbol: (value: unknown) => typeof value === 'symbol' && Symbol.keyFor(value),
    });
  } catch (error) {
    if (!(error instanceof DevalueError)) throw error;
    const { path, value } = error;
    const [, id = '', keys = ''] = /^\.\w+[.["]*([^.[\]"]*)"?\]?(.*)$/s.exec(path) ?? [];
    const given = typeof value === 'object' ? `an instance of ${value?.constructor?.name}` : `a ${typeof value}`;
    throw new UserError(
      `the loader of the route ${id} returned ${given}, as data${keys}: return what a page can hold, such as texts, dates, maps and plain objects`,
    );
  }
}

/** A promise is no text, so its result is encoded. It is a thenable, which a reducer does not take for a promise. */
function settled(promise: Promise<unknown>) {
  const result = promise.then(
    (value): Settled => ({ value }),
    (error): Settled => ({ error }),
  );
  // biome-ignore lint/suspicious/noThenProperty: what is awaited, but not taken for a promise to encode
  return { then: result.then.bind(result) };
}
