/**
 * What all promises give, once every one has settled: what is cleared away after a failure is then not written to any
 * more.
 * @throws the first failure.
 */
export async function settleAll<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
