/**
 * The median: the middle value, or the mean of the two middle values.
 * @throws if there are no values.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('there is no median of no values');
  return (lower + upper) / 2;
}
