import { hash } from '../policy/policy.ts';
import { speculationRules } from './inlineScripts.ts';
import { loader } from './loader.ts';
import type { SiteHead } from './planHead.ts';

/** The script elements that a site adds to the page of a module, or to one without a module of its own. */
export function scriptElements(site: SiteHead, module: string | undefined): string {
  const urls = site.modulesOf?.get(module) ?? site.modulesOf?.get(undefined) ?? [];
  return scriptsOf(site, urls)
    .map(({ attributes, text }) => `<script${attributes}>${text}</script>`)
    .join('');
}

/** The sources that allow them, on every page: only an attribute of the loader differs, which no hash covers. */
export function scriptSources(site: SiteHead): readonly string[] {
  return scriptsOf(site, []).map(({ text }) => hash(text));
}

/** In their order: the import map comes before the first import. */
function scriptsOf({ base, importMap, modulesOf, scripts = [] }: SiteHead, urls: readonly string[]) {
  const modules = urls.join(' ').replaceAll('&', '&amp;');
  return [
    ...(importMap ? [{ attributes: ' type="importmap"', text: importMap }] : []),
    ...(modulesOf ? [{ attributes: ` data-modules="${modules}"`, text: loader }] : []),
    ...scripts.map((text) => ({ attributes: '', text })),
    { attributes: ' type="speculationrules"', text: speculationRules(base) },
  ];
}
