import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined; // the year does not change while a page is open

/** The current year. In the static page and during hydration, it is the year of the build. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
