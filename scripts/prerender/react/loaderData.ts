import { DevalueError, parse, stringifyAsync } from 'devalue';
import type { HydrationState } from 'react-router';
import { UserError } from '../errors/UserError.ts';

/** What the loaders of a page have returned, or thrown, by the ids of their routes. */
export interface RouterData extends Pick<HydrationState, 'errors'> {
  readonly loaderData: NonNullable<HydrationState['loaderData']>;
  /** The routes whose loaders read the request, so that their data may depend on a query. */
  readonly readRequest: readonly string[];
  /** The routes that only the browser can render. */
  readonly fallbacks: readonly string[];
}

type Settled = { readonly value: unknown } | { readonly error: unknown };

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

/** The same data in the browser. */
export function decodeRouterData(json: string): RouterData {
  return parse(json, { Promise: revivePromise, Error: reviveError, Symbol: Symbol.for });
}

/**
 * A promise that React's `use` and React Router's `<Await>` know to be settled: neither suspends, so that a page is
 * hydrated at once.
 */
function revivePromise(result: Settled): Promise<unknown> {
  if ('value' in result) {
    const { value } = result;
    return Object.assign(Promise.resolve(value), { status: 'fulfilled', value, _tracked: true, _data: value });
  }
  const { error } = result;
  const promise = Promise.reject(error);
  promise.catch(() => undefined); // the app may never look at it
  return Object.assign(promise, { status: 'rejected', reason: error, _tracked: true, _error: error });
}

function reviveError({ name, message, cause }: Pick<Error, 'name' | 'message' | 'cause'>): Error {
  const known: unknown = Reflect.get(globalThis, name);
  const ErrorType = /^(?:Eval|Range|Reference|Syntax|Type|URI)Error$/.test(name) && typeof known === 'function';
  const error: Error = ErrorType ? Reflect.construct(Object(known), [message]) : new Error(message);
  return Object.assign(error, { name }, cause === undefined ? {} : { cause });
}
