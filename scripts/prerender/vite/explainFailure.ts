import { readTemplate } from '../document/readTemplate.ts';
import { BuildError, explainError, UserError } from '../errors/UserError.ts';
import { readStyles } from '../files/manifest.ts';
import type { SiteOptions } from '../options/options.ts';
import { readTokens } from '../policy/markup.ts';
import { allowedSources, type Directive, directives, hash, mergePolicies, type Policy } from '../policy/policy.ts';
import { checkDocument, checkStyle } from '../policy/violations.ts';

/**
 * The error of a build, with what errors of pages hide: all that the policy refuses in `index.html` and in the style. If
 * the policy refuses anything, the policy that the pages need follows, to be pasted.
 * @param app its template, style, policy and URL, which every page has, whether it can be rendered or not.
 */
export async function explainFailure(
  error: unknown,
  { template = '', rootId, base = '/', client, head, url }: Omit<SiteOptions, 'routes' | 'renderer'>,
): Promise<unknown> {
  if (!(error instanceof UserError)) return error;
  const diagnostics = error instanceof BuildError ? error.diagnostics : [explainError(error)];
  const told = diagnostics.join('\n');
  const policy = head?.policy ?? {};
  try {
    const { pieces, scripts, styles } = readTemplate(template, (file) => file.startsWith(base), rootId);
    const own = { 'script-src': scripts.map(hash), 'style-src': styles.map(hash) };
    const html = pieces.map(({ text }) => text).join('');
    const { violations } = checkDocument(readTokens(html), mergePolicies(policy, own), url);
    const css = head?.css ?? (client ? await readStyles(client) : '');
    const untold = [
      ...violations.map((violation) => `index.html: ${violation}`),
      ...checkStyle(css, policy, url),
    ].filter((violation) => !told.includes(violation.replace(/^index\.html: |\n.*/gs, '')));
    const all = [...diagnostics, ...untold];
    const needed = neededPolicy(all.join('\n'), policy);
    return needed || untold.length > 0 ? new BuildError(all, needed) : error;
  } catch {
    return error; // which is of the template or of the style itself
  }
}

/** The remedies in what the policy is said to refuse. */
const remedy = /policy: \{ (?:level: '(\w+)'|'([\w-]+)': \[(["'])(.+?)\3\]) \} \}/g;

/** The option with all that the policy is said to lack; undefined if that is nothing. */
function neededPolicy(told: string, policy: Policy): string | undefined {
  let needed = policy;
  let isComplete = true;
  for (const [, level, name = '', , source = ''] of told.matchAll(remedy)) {
    isComplete = false;
    const isHigher = level === 'none' || needed.level !== 'none';
    if (level === 'relaxed' || level === 'none') needed = isHigher ? { ...needed, level } : needed;
    else needed = mergePolicies(needed, { [name]: [source] });
    // The sheets of Google Fonts load their fonts from another host.
    if (source === 'https://fonts.googleapis.com')
      needed = mergePolicies(needed, { 'font-src': ['https://fonts.gstatic.com'] });
  }
  if (isComplete) return undefined;
  const { level } = needed;
  const ownSources = (name: Directive) => (level === 'relaxed' ? allowedSources({ level }, name) : []);
  const lines = directives.flatMap((name) => {
    const sources = [...new Set(needed[name])].filter((source) => !ownSources(name).includes(source));
    return sources.length > 0 ? [`'${name}': [${sources.map((source) => JSON.stringify(source)).join(', ')}],`] : [];
  });
  return [
    'With this option the policy allows all of it; browser: true finds what only scripts load:',
    '',
    '  head: {',
    '    policy: {',
    ...[...(level ? [`level: '${level}',`] : []), ...lines].map((line) => `      ${line}`),
    '    },',
    '  },',
  ].join('\n');
}
