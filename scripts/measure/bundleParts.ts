import { gzipSync } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';

/** A module of the browser bundle, after tree shaking and before minification. */
export interface BundledModule {
  /** The path of its chunk in the bundle's folder. */
  readonly file: string;
  readonly id: string;
  readonly code: string;
}

/** A plugin that reports every module of the browser bundle. */
export function bundledModules(report: (module: BundledModule) => void): Plugin {
  return {
    name: 'bundled-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const [id, { code }] of Object.entries(output.modules))
          if (code) report({ file: output.fileName, id, code });
      }
    },
  };
}

/** A part of the bundle. */
export interface BundlePart {
  /** A package, a page, or `the site` for what its pages share. */
  readonly name: string;
  /** Minified and gzipped by itself, in bytes. In the bundle it takes a little less. */
  readonly bytes: number;
}

/** The parts of a bundle, largest first. */
export function bundleParts(modules: readonly BundledModule[]): BundlePart[] {
  const codes = new Map<string, string>();
  for (const { id, code } of modules) {
    const name = partName(id);
    codes.set(name, `${codes.get(name) ?? ''}${code}\n`);
  }
  return [...codes]
    .map(([name, code]) => ({ name, bytes: gzipSync(minified(code), { level: 9 }).length }))
    .sort((one, other) => other.bytes - one.bytes);
}

/** The parts as lines of text, each with a bar. */
export function bundleChart(parts: readonly BundlePart[]): string {
  const width = Math.max(...parts.map(({ name }) => name.length));
  const largest = Math.max(...parts.map(({ bytes }) => bytes));
  return parts
    .map(({ name, bytes }) => {
      const bar = '█'.repeat(Math.max(1, Math.round((bytes / largest) * 40)));
      return `${name.padEnd(width)}  ${(bytes / 1000).toFixed(1).padStart(5)} kB  ${bar}`;
    })
    .join('\n');
}

/** Keeps unused code: the bundler has already removed what it can. */
function minified(code: string): string {
  return minifySync('part.js', code, { compress: { unused: false }, mangle: { toplevel: true } }).code;
}

function partName(id: string): string {
  const [, packageName] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  if (packageName) return packageName;
  const [, page] = /\/src\/pages\/([^/]+)\//.exec(id) ?? [];
  if (page) return `page ${page}`;
  if (id.includes('/src/content/')) return 'words and facts';
  return id.includes('/src/') ? 'the site' : 'the bundler';
}
