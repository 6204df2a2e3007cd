import { UserError } from '../diagnostics/UserError.ts';

/** A part of a site and the number of parts, as `2/4`. */
export type Shard = `${number}/${number}`;

/**
 * The part of a site that one of several machines builds. Pages are dealt to the shards in turn, and the other files go
 * to the first: all shards together are the whole site, and no file is in two.
 * @throws UserError if the shard is not of the form `2/4`.
 */
export function takeShard<Route, File>(
  shard: Shard,
  { routes, files }: { readonly routes: readonly Route[]; readonly files: readonly File[] },
): { readonly routes: readonly Route[]; readonly files: readonly File[] } {
  const [, number, count] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? []).map(Number);
  if (number === undefined || count === undefined || number > count)
    throw new UserError(`the shard ${shard} is not one: write the second of four as 2/4`);
  return {
    routes: routes.filter((_, index) => index % count === number - 1),
    files: number === 1 ? files : [],
  };
}
