import { parse } from 'devalue';
import type { HydrationState } from 'react-router';

/** What the loaders of a page have returned, or thrown, by the ids of their routes. */
export interface RouterData extends Pick<HydrationState, 'errors'> {
  readonly loaderData: NonNullable<HydrationState['loaderData']>;
  /** The routes whose loaders read the request, so that their data may depend on a query. */
  readonly readRequest: readonly string[];
  /** The routes that only the browser can render. */
  readonly fallbacks: readonly string[];
}

export type Settled = { readonly value: unknown } | { readonly error: unknown };

/** The data of a page that `encodeRouterData` encoded. */
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
