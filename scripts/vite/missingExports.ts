import { readFile } from 'node:fs/promises';
import {
  formatDiagnostic,
  type LocatedDiagnostic,
  locationAt,
  projectPath,
} from 'prerender-engine/diagnostics';
import {
  type DevEnvironment,
  normalizePath,
  type ParseResult,
  type Plugin,
  parse,
  type ViteDevServer,
} from 'vite';

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
  const sources = new Sources(ssr, root);
  const files = [...ssr.moduleGraph.fileToModulesMap.keys()].filter((file) => isSource(file, root));
  const diagnostics = (await Promise.all(files.map((file) => sources.missingImports(file)))).flat();
  return diagnostics.length > 0 ? new Error(diagnostics.map(formatDiagnostic).join('\n')) : undefined;
}

/** Whether a file is code of the site. */
function isSource(file: string, root: string): boolean {
  return file.startsWith(`${normalizePath(root)}/src/`) && /(?<!\.d)\.tsx?$/.test(file);
}

interface Source extends Pick<ParseResult['module'], 'staticImports' | 'staticExports'> {
  readonly text: string;
}

/** The code of the site as it is on the disk, each file read once. */
class Sources {
  readonly #read = new Map<string, Promise<Source | undefined>>();
  readonly #environment: DevEnvironment;
  readonly #root: string;

  constructor(environment: DevEnvironment, root: string) {
    this.#environment = environment;
    this.#root = root;
  }

  /** The names that a file imports or exports again from others that do not export them. */
  async missingImports(file: string): Promise<LocatedDiagnostic[]> {
    const source = await this.#source(file);
    if (!source) return [];
    const { text, staticImports, staticExports } = source;
    const imports = staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map((entry) => ({ ...entry, moduleRequest })),
    );
    const exports = staticExports.flatMap(({ entries }) => entries);
    const diagnoses = [...imports, ...exports].map(async ({ moduleRequest, importName, isType }) => {
      const name = nameOf(importName);
      if (!moduleRequest || name === undefined || isType) return [];
      const from = await this.#resolve(moduleRequest.value, file);
      if (from === undefined || (await this.#exports(from, name))) return [];
      const location = locationAt(
        projectPath(file, this.#root),
        text,
        importName.start ?? moduleRequest.start,
      );
      return [{ message: `${projectPath(from, this.#root)} does not export ${name}`, location }];
    });
    return (await Promise.all(diagnoses)).flat();
  }

  /** Whether a file exports a name, itself or with `export *`. A file that cannot be read or parsed may. */
  async #exports(file: string, name: string, seen: readonly string[] = []): Promise<boolean> {
    const source = await this.#source(file);
    if (!source) return true;
    const entries = source.staticExports.flatMap(({ entries }) => entries);
    if (entries.some(({ exportName }) => nameOf(exportName) === name)) return true;
    if (name === 'default') return false;
    for (const { importName, moduleRequest } of entries) {
      if (importName.kind !== 'AllButDefault' || !moduleRequest || seen.includes(file)) continue;
      const from = await this.#resolve(moduleRequest.value, file);
      if (from === undefined || (await this.#exports(from, name, [...seen, file]))) return true;
    }
    return false;
  }

  /** The file of the site's code that an import means, if it is one. */
  async #resolve(specifier: string, importer: string): Promise<string | undefined> {
    const resolved = await this.#environment.pluginContainer.resolveId(specifier, importer);
    return resolved && isSource(resolved.id, this.#root) ? resolved.id : undefined;
  }

  #source(file: string): Promise<Source | undefined> {
    const source = this.#read.get(file) ?? readSource(file);
    this.#read.set(file, source);
    return source;
  }
}

/** A parsed file, or undefined if it is missing or has a syntax error, which the server reports itself. */
async function readSource(file: string): Promise<Source | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { module, errors } = await parse(file, text);
  return errors.length === 0 ? { ...module, text } : undefined;
}

/** A name as the importing module writes it, or undefined for an import of all. */
function nameOf({ kind, name }: { readonly kind: string; readonly name: string | null }): string | undefined {
  if (kind === 'Default') return 'default';
  return kind === 'Name' ? (name ?? undefined) : undefined;
}
