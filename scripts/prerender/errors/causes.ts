/**
 * The errors of pages, one for each cause with the routes that have it: a component that is on every page breaks them
 * all.
 * @param failed the errors of each page, by the path of its route.
 * @param paths of all routes, in the order of the errors.
 */
export function errorsByCause(
  failed: ReadonlyMap<string, readonly string[]>,
  paths: Iterable<string>,
): readonly string[] {
  const causes = new Map<string, { readonly first: string; readonly paths: Set<string> }>();
  for (const path of failed.size > 0 ? paths : []) {
    for (const error of failed.get(path) ?? []) {
      const cause = causePattern.exec(error)?.[0] ?? error;
      const known = causes.get(cause) ?? { first: error, paths: new Set() };
      causes.set(cause, known);
      known.paths.add(path);
    }
  }
  return [...causes.values()].map(({ first, paths }) => `${describeRoutes([...paths])}: ${first}`);
}

/** The cause of an error: its message, and the first line of its source. Lines below are of one page alone. */
const causePattern = /^.*(?:\n(?! {4}).*)*(?:\n {4}at .*)?/;

const namedRoutes = 3;

function describeRoutes(paths: readonly string[]): string {
  if (paths.length === 1) return `route ${paths.join()}`;
  const first = paths.slice(0, namedRoutes).join(', ');
  return paths.length <= namedRoutes
    ? `routes ${first}`
    : `${paths.length.toLocaleString('en')} routes, ${first} and others`;
}
