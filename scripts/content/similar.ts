import { distance } from 'fastest-levenshtein';

/** The valid name that a misspelt one most likely stands for; undefined if none is close. */
export function similar(written: string, names: readonly string[]): string | undefined {
  const distanceTo = (name: string) => distance(written.toLowerCase(), name.toLowerCase());
  return names
    .filter((name) => distanceTo(name) <= 1 + name.length / 6)
    .sort((one, other) => distanceTo(one) - distanceTo(other))[0];
}
