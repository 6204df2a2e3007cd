import { readCommandLine, readVariable, wholeNumber } from '../command/options.ts';

export interface BuildOptions {
  /** The path that the site lives under, with both slashes. */
  readonly base: string;
  /** The origin that the site lives at; by default, the one in `practice.yaml`. */
  readonly siteUrl: string | undefined;
  readonly out: string;
  /** A folder with the hashed files of earlier builds, to publish again. */
  readonly previousAssets: string | undefined;
  /** For the `public`, the template's examples are errors. */
  readonly publish: boolean;
  /** How many threads render; by default, the engine decides. */
  readonly threads: number | undefined;
  /** What is printed besides warnings and errors: nothing, a summary, or every file. */
  readonly report: 'quiet' | 'summary' | 'verbose';
  /** The time of the build, for the year in the footer and the age of earlier files. */
  readonly now: Date;
}

/**
 * Reads the options of a build from the command line, or else from the environment: the deploy workflow sets
 * `BASE_PATH` (`/repo` or nothing) and `SITE_URL` (an origin), and `SOURCE_DATE_EPOCH` sets the time of the build.
 * @see https://reproducible-builds.org/specs/source-date-epoch/
 * @throws UserError if an option is unknown or its value is invalid.
 */
export function readBuildOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): BuildOptions {
  const { options } = readCommandLine({
    args,
    env,
    options: {
      base: {
        read: readBase,
        expected: 'a path of letters, digits, hyphens and underscores',
        example: '/repo/',
        variable: 'BASE_PATH',
        fallback: '/',
      },
      site: {
        read: readOrigin,
        expected: 'an origin, without the path, which is --base',
        example: 'https://name.github.io',
        variable: 'SITE_URL',
        fallback: '',
      },
      out: { read: (text) => text || undefined, expected: 'a folder', example: 'dist', fallback: 'dist' },
      'previous-assets': {
        read: (text) => text || undefined,
        expected: 'a folder',
        example: '.previous-assets',
        fallback: undefined,
      },
      publish: 'flag',
      threads: wholeNumber(99, 2, undefined),
      quiet: 'flag',
      verbose: 'flag',
    },
  });
  return {
    base: options.base,
    siteUrl: options.site || undefined,
    out: options.out,
    previousAssets: options['previous-assets'],
    publish: options.publish,
    threads: options.threads,
    report: options.quiet ? 'quiet' : options.verbose ? 'verbose' : 'summary',
    now: readVariable(env, 'SOURCE_DATE_EPOCH', {
      read: (text) => (/^\d{1,11}$/.test(text) ? new Date(Number(text) * 1000) : undefined),
      expected: 'whole seconds since 1970',
      example: '1600000000',
      fallback: new Date(),
    }),
  };
}

function readBase(text: string): string | undefined {
  const path = `/${text}/`.replace(/\/+/g, '/');
  return /^\/(?:[\w~-][\w.~-]*\/)*$/.test(path) ? path : undefined;
}

/** Empty text means no origin. */
function readOrigin(text: string): string | undefined {
  if (text === '') return text;
  if (!URL.canParse(text)) return undefined;
  const { protocol, href, origin } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined;
}
