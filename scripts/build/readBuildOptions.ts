import { parseArgs } from 'node:util';
import { UserError } from '../diagnostics/UserError.ts';

export interface BuildOptions {
  /** The path that the site lives under, with both its slashes. */
  readonly base: string;
  /** The origin that the site lives at; without it, the one in the practice's facts. */
  readonly siteUrl: string | undefined;
  /** The folder that the site is published to. */
  readonly out: string;
  /** A folder with the hashed files of earlier builds, which this one keeps; undefined keeps none. */
  readonly previousAssets: string | undefined;
  /** `public`: for all to see, so that example addresses are refused. */
  readonly audience: 'public' | 'private';
  /** How many threads render; undefined leaves it to the generator. */
  readonly threads: number | undefined;
  /** `quiet`: nothing but warnings and faults is printed. */
  readonly report: 'full' | 'quiet';
}

/**
 * Reads what to build from the command line, and where it is silent from the environment.
 * @param env its `BASE_PATH` and `SITE_URL` are what GitHub's configure-pages gives: `/repo` or nothing, and an origin.
 * @throws on a flag that does not exist, a base that is no path, or an address that is no origin.
 */
export function readBuildOptions(args: string[], env: Record<string, string | undefined>): BuildOptions {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string' },
      site: { type: 'string' },
      out: { type: 'string', default: 'dist' },
      'previous-assets': { type: 'string' },
      publish: { type: 'boolean', default: false },
      threads: { type: 'string' },
      quiet: { type: 'boolean', default: false },
    },
  });
  return {
    base: readBase(values.base ?? env.BASE_PATH ?? '/'),
    siteUrl: readSiteUrl(values.site ?? env.SITE_URL),
    out: values.out,
    previousAssets: values['previous-assets'],
    audience: values.publish ? 'public' : 'private',
    threads: values.threads === undefined ? undefined : readThreads(values.threads),
    report: values.quiet ? 'quiet' : 'full',
  };
}

function readBase(base: string): string {
  const path = `/${base}/`.replace(/\/+/g, '/');
  if (/^\/(?:[\w~-][\w.~-]*\/)*$/.test(path)) return path;
  throw new UserError(
    `--base ${base} is not a path: write it as /repo/, of letters, digits, hyphens and underscores`,
  );
}

function readSiteUrl(site: string | undefined): string | undefined {
  if (!site) return undefined;
  const address = URL.parse(site);
  if (address && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`) {
    return address.origin;
  }
  throw new UserError(
    `--site ${site} is not an origin: write it as https://name.github.io, and the path as --base`,
  );
}

function readThreads(threads: string): number {
  if (/^[1-9]\d?$/.test(threads)) return Number(threads);
  throw new UserError(`--threads ${threads} is not a number of threads: write it as --threads 2`);
}
