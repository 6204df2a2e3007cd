/**
 * The value in the middle; of an even number of them, the mean of the two in the middle.
 * @throws where there is none.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('there is no value to take the median of');
  return (lower + upper) / 2;
}
