import { readCommandLine, requireValid } from './runCommand.ts';

export type BuildOptions = ReturnType<typeof readBuildOptions>;

/**
 * Reads the options of a build from the command line, or else from the environment: the deploy workflow sets
 * `BASE_PATH` (`/repo` or nothing) and `SITE_URL` (an origin).
 * @throws UserError if an option is unknown or its value is invalid.
 */
export function readBuildOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const { values } = readCommandLine(
    {
      base: { type: 'string' },
      site: { type: 'string' },
      out: { type: 'string', default: 'dist' },
      publish: { type: 'boolean', default: false },
    },
    args,
  );
  const given = (option: string, text: string | undefined, variable: string) =>
    text === undefined ? { name: variable, text: env[variable] ?? '' } : { name: option, text };
  const base = given('--base', values.base, 'BASE_PATH');
  const site = given('--site', values.site, 'SITE_URL');
  const expectedBase = 'a path of letters, digits, hyphens and underscores, such as /repo/';
  const expectedSite = 'an origin, such as https://name.github.io; its path is --base';
  return {
    /** The base path of the site, with both slashes. */
    base: requireValid(readBase(base.text), base.name, base.text, expectedBase),
    /** The origin of the site; by default, the one in `practice.yaml`. */
    siteUrl: requireValid(readOrigin(site.text), site.name, site.text, expectedSite) || undefined,
    out: requireValid(values.out || undefined, '--out', '', 'a folder'),
    /** Whether the template's examples are errors, not warnings. */
    publish: values.publish,
  };
}

function readBase(text: string): string | undefined {
  const path = `/${text}/`.replace(/\/+/g, '/');
  return /^\/(?:[\w~-][\w.~-]*\/)*$/.test(path) ? path : undefined;
}

/** Returns an origin, or empty text for none; undefined for invalid text. */
function readOrigin(text: string): string | undefined {
  if (text === '') return '';
  if (!URL.canParse(text)) return undefined;
  const { protocol, href, origin } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined;
}
