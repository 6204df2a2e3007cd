import { options as engineOptions, type PrerenderOptions } from '../options/options.ts';
import { checkOptions, isBoolean, isText, type OptionsOf, rule } from '../options/rules.ts';
import { checkUrl } from '../planSite.ts';

const ownOptions = {
  /** The app's entry for prerendering, from Vite's root; `src/prerender.jsx` by default, or `.tsx`, `.js`, `.ts`. */
  entry: rule<string>("the file of the app's entry, from Vite's root, such as 'src/pages.jsx'", isText),
  /** Whether a page of each kind is opened in Chrome before the site is published, if there is one. */
  browser: rule<boolean>('true or false, such as true', isBoolean),
};

/** The options of the engine that Vite's configuration and the app's entry hold. */
const elsewhere = {
  routes: "export paths from the app's entry instead",
  renderer: "export render from the app's entry instead",
  out: "set build.outDir in Vite's configuration instead",
  base: "set base in Vite's configuration instead",
  client: 'leave it out, since the plugin builds it',
  template: 'leave it out, since it is index.html',
  onProgress: 'leave it out, since nothing calls it',
  signal: 'leave it out, and end the build by Ctrl-C',
} as const satisfies { readonly [Name in keyof PrerenderOptions]?: string };

/** The plugin's own options, and those that it passes on to the engine. */
export interface PluginOptions extends Omit<PrerenderOptions, keyof typeof elsewhere>, OptionsOf<typeof ownOptions> {}

/** The errors in the plugin's options, and in the base of Vite's configuration. */
export function checkPluginOptions(options: PluginOptions, base: string): string[] {
  const errors = [
    ...checkOptions({ ...options }, { ...ownOptions, ...engineOptions }, elsewhere),
    ...engineOptions.base.errorsIn('base', base),
  ];
  return errors.length > 0 ? errors : checkUrl({ ...options, base });
}
