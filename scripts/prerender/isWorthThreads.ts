/** From starting threads until they render as fast as this one, which has warmed up: about half a second. */
const startUp = 500;
/** What each further thread adds to the speed of one: half of it, since all write to one disk. */
const added = 0.5;
/** Earlier than this the first pages say little of the others. */
const trial = 300;

/**
 * Whether the pages that are left are worth the start of threads, by how long those took that are done.
 * @param elapsed for the pages that are done, in milliseconds.
 */
export function isWorthThreads({
  done,
  total,
  elapsed,
  cores,
}: {
  readonly done: number;
  readonly total: number;
  readonly elapsed: number;
  readonly cores: number;
}): boolean {
  if (elapsed < trial || cores === 1) return false;
  const left = (elapsed / done) * (total - done);
  const speed = 1 + (cores - 1) * added;
  return startUp + left / speed < left;
}
