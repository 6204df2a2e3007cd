import { readFile } from 'node:fs/promises';
import {
  formatDiagnostic,
  type LocatedDiagnostic,
  locationAt,
  projectPath,
} from 'prerender-engine/diagnostics';
import { normalizePath, type Plugin, parse, type ViteDevServer } from 'vite';

/**
 * In development, shows imports of names that the project's own modules do not export over an open page. Otherwise the
 * browser would keep the previous code, and tell only its console.
 */
export function missingExports(): Plugin {
  let shown = false;
  return {
    name: 'missing-exports',
    apply: 'serve',
    configureServer(server) {
      const { hot } = server.environments.client;
      const report = async () => {
        const error = await missingExportsError(server);
        if (error) hot.send({ type: 'error', err: { message: error.message, stack: '' } });
        else if (shown) hot.send({ type: 'update', updates: [] }); // closes the overlay
        shown = error !== undefined;
      };
      // after the edit's own updates, which close the overlay
      const reportSoon = () => setTimeout(report, 300);
      server.watcher.on('all', (_event, file) => {
        if (isSource(normalizePath(file), server.config.root)) reportSoon();
      });
      hot.on('vite:invalidate', reportSoon); // a removed export makes the browser ask for a second update
    },
  };
}

/**
 * An error that tells every import of a missing name, in the modules that the server has rendered pages with. The
 * server itself would go on with `undefined` in place of each.
 */
export async function missingExportsError({
  config: { root },
  environments: { ssr },
}: Pick<ViteDevServer, 'config' | 'environments'>): Promise<Error | undefined> {
  const files = [...ssr.moduleGraph.fileToModulesMap.keys()].filter((file) => isSource(file, root));
  const read = new Map<string, Awaited<ReturnType<typeof readNames>>>();
  const namesOf = async (file: string) => {
    const names = read.get(file) ?? (await readNames(file));
    read.set(file, names);
    return names;
  };
  const diagnostics: LocatedDiagnostic[] = [];
  for (const file of files) {
    const { text, imports } = await namesOf(file);
    for (const { name, from, offset } of imports) {
      const { id = '' } = (await ssr.pluginContainer.resolveId(from, file)) ?? {};
      const exports = isSource(id, root) ? (await namesOf(id)).exports : undefined;
      if (!exports || exports.has(name)) continue;
      const message = `${projectPath(id, root)} does not export ${name}`;
      diagnostics.push({ message, location: locationAt(projectPath(file, root), text, offset) });
    }
  }
  return diagnostics.length > 0 ? new Error(diagnostics.map(formatDiagnostic).join('\n')) : undefined;
}

/** Whether a file is code of the site. */
function isSource(file: string, root: string): boolean {
  return file.startsWith(`${normalizePath(root)}/src/`) && /(?<!\.d)\.tsx?$/.test(file);
}

/** The names that a file on the disk imports and exports. */
async function readNames(file: string) {
  const text = await readFile(file, 'utf8').catch(() => ''); // the server itself reports a missing file
  const { module, errors } = await parse(file, text);
  const reexports = module.staticExports.flatMap(({ entries }) => entries);
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map((entry) => ({ ...entry, moduleRequest })),
  );
  return {
    text,
    // Unknown after a syntax error, which the server reports, and with `export *`.
    exports:
      errors.length > 0 || reexports.some(({ importName }) => importName.kind === 'AllButDefault')
        ? undefined
        : new Set(reexports.map(({ exportName }) => nameOf(exportName))),
    imports: [...imports, ...reexports].flatMap(({ importName, moduleRequest, isType }) => {
      const name = nameOf(importName);
      return name === undefined || !moduleRequest || isType
        ? []
        : [{ name, from: moduleRequest.value, offset: importName.start ?? moduleRequest.start }];
    }),
  };
}

/** A name as the importing module writes it, or undefined for an import of all. */
function nameOf({ kind, name }: { readonly kind: string; readonly name: string | null }): string | undefined {
  if (kind === 'Default') return 'default';
  return kind === 'Name' ? (name ?? undefined) : undefined;
}
