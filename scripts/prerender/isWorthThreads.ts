/** From starting threads until they render as fast as this one, which has warmed up: about a second. */
const startUp = 1000;
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
  return left / cores + startUp < left;
}
