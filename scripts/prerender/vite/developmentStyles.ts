import { type EnvironmentModuleNode, isCSSRequest, type ViteDevServer } from 'vite';

/** How Vite's modules pass a style to its client in the browser. */
const viteStyle = /const __vite__id = (".*")\nconst __vite__css = (".*")\n/;

/**
 * The style elements that the scripts of a page will ask for, or the page is painted without them. Vite's client finds
 * them by their attribute, and keeps them up to date.
 */
export async function findStyles(template: string, { config, environments }: ViteDevServer): Promise<string> {
  const { client, ssr } = environments;
  const seen = new Set<EnvironmentModuleNode>();
  const styles: string[] = [];
  const visit = async (url: string): Promise<void> => {
    const result = await client.transformRequest(url).catch(() => null); // the browser reports it
    const module = await client.moduleGraph.getModuleByUrl(url);
    if (!result || !module || seen.has(module)) return;
    seen.add(module);
    const [, ...texts] = (isCSSRequest(url) && viteStyle.exec(result.code)) || [];
    const [id, css] = texts.map((text) => String(JSON.parse(text)));
    if (id && css && !id.startsWith('\0')) styles.push(styleElement(id, css)); // HTML cannot hold a NUL
    for (const imported of module.importedModules) if (!isUnused(imported)) await visit(imported.url);
  };
  /** A module that only other pages load: the server knows its name, but has not loaded it. */
  const isUnused = ({ file }: EnvironmentModuleNode) => {
    const modules = [...((file !== null && ssr.moduleGraph.getModulesByFile(file)) || [])];
    return modules.length > 0 && modules.every(({ transformResult }) => !transformResult);
  };
  for (const [, url = ''] of template.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g))
    if (url.startsWith(config.base)) await visit(`/${url.slice(config.base.length)}`);
  return styles.join('');
}

function styleElement(id: string, css: string): string {
  const name = id.replace(/[&"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<style type="text/css" data-vite-dev-id="${name}">${css.replace(/<(?=\/style)/gi, '\\3c ')}</style>`;
}
