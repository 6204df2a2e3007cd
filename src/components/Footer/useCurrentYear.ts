import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined; // nobody reads a page through New Year's Eve

/** The visitor's year; in the static page and while it is hydrated, the year in which it was rendered. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
