import { existsSync } from 'node:fs';
import type { OutputFile } from '../files/files.ts';
import type { ClientBundle } from '../files/manifest.ts';
import { directives, isSource, type Policy, type PolicySources } from '../policy/policy.ts';
import type { PageRoute } from '../routes/routes.ts';
import {
  isBoolean,
  isOneOf,
  isRecord,
  isString,
  isText,
  list,
  type OptionsOf,
  object,
  type Rules,
  required,
  rule,
} from './rules.ts';

// The rules of objects that are options, or stand in lists of them.

const sources = list(
  "a list of sources, such as ['https://tiles.example.com']",
  rule<string>(
    `an origin, such as 'https://tiles.example.com', a scheme, such as 'data:', or a keyword with quotes in the text, such as "'unsafe-eval'"`,
    isSource,
  ),
);

const policy = object<Policy>(
  "an object with a level, or a list of sources for each directive, or both, such as { level: 'relaxed', 'img-src': ['https://tiles.example.com'] }",
  {
    level: rule("'strict', 'relaxed' or 'none', such as 'relaxed'", isOneOf('strict', 'relaxed', 'none')),
    ...(Object.fromEntries(directives.map((name) => [name, sources])) as Rules<PolicySources>),
  },
);

export const route = object<PageRoute>("an object with a path, such as { path: '/impact' }", {
  path: required(rule("a text, such as '/impact'", isString)),
  module: rule("a text that is not empty, such as 'src/pages/Impact.tsx'", isText),
  headEnd: rule('a text, such as \'<meta name="robots" content="noindex">\'', isString),
  policy,
  indexed: rule('true or false, such as false', isBoolean),
  fallback: rule('true or false, such as true', isBoolean),
});

export const client = object<ClientBundle>(
  "an object with directory, manifest and entry, such as { directory: 'build/client', manifest, entry: 'src/entry-client.tsx' }",
  {
    directory: required(
      rule("the folder of the client bundle, such as 'build/client'", (value) => isText(value) && existsSync(value)),
    ),
    manifest: required(
      rule(
        "Vite's manifest, as an object, such as JSON.parse(await readFile('build/client/.vite/manifest.json', 'utf8'))",
        (value) => isRecord(value) && Object.values(value).every((chunk) => isRecord(chunk) && isText(chunk.file)),
      ),
    ),
    entry: required(rule("the key of a module in the manifest, such as 'src/entry-client.tsx'", isText)),
  },
);

export const file = object<OutputFile>(
  "an object with a path, and a body of text or bytes, such as { path: 'robots.txt', body: 'User-agent: *' }",
  {
    path: required(rule("a text, such as 'robots.txt'", isString)),
    body: required(
      rule("text or bytes, such as 'User-agent: *'", (value) => isString(value) || value instanceof Uint8Array),
    ),
  },
);

/** @see https://www.w3.org/TR/referrer-policy/ */
const referrerPolicies = [
  ...['no-referrer', 'no-referrer-when-downgrade', 'origin', 'origin-when-cross-origin', 'same-origin'],
  ...['strict-origin', 'strict-origin-when-cross-origin', 'unsafe-url'],
];

const headOptions = {
  /** All styles of the site. Without them, the pages have those of the client bundle. */
  css: rule<string>("a text, such as 'a { color: red }'", isString),
  /** Inline scripts for the end of every head; the policy allows them. */
  scripts: list(
    "a list of scripts, such as ['document.documentElement.dataset.js = 1']",
    rule<string>("a text, such as 'document.documentElement.dataset.js = 1'", isString),
  ),
  policy,
  /** What other sites learn of the page that links to them; by default, what browsers tell: its origin. */
  referrer: rule<ReferrerPolicy>(
    `one of ${referrerPolicies.join(', ')}, such as 'same-origin'`,
    isOneOf(...referrerPolicies),
  ),
};

/** What a site adds to the head of its documents. */
export interface Head extends OptionsOf<typeof headOptions> {}

export const head = object<Head>("an object, such as { css: 'body { margin: 0 }' }", headOptions);
