import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, parseAst } from 'vite';
import { projectPath } from '../errors/projectPath.ts';

/** A plugin that names the lazy components of the app, for `lazy.ts`. */
export function lazyNames(): Plugin {
  let root = '.';
  return {
    name: 'prerender-engine:lazy-names',
    enforce: 'post', // to see the imports that import.meta.glob stands for
    configResolved(config) {
      ({ root } = config);
    },
    transform(code, id) {
      if (id.includes('/node_modules/') || !/\.[cm]?[jt]sx?$/.test(id)) return undefined;
      const named = /\blazy\s*\(|\bimport\s*\(/.test(code) && nameLazy(code, projectPath(id, root));
      return named ? { code: named, map: null } : undefined;
    },
  };
}

/** A module of `react` as a literal: `.ts`, or `.js` once the package is compiled. */
export function reactModule(name: string): string {
  const url = new URL(`../react/${name}${extname(import.meta.filename)}`, import.meta.url);
  return JSON.stringify(normalizePath(fileURLToPath(url)));
}

/**
 * Replaces React's `lazy` in a module by one whose components have names, and names what it imports. No line gets another
 * number.
 */
function nameLazy(code: string, file: string): string {
  const inserted: { readonly at: number; readonly end?: number; readonly text: string }[] = [];
  const program = parseAst(code);
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== 'react') continue;
    for (const { type, local, start, end } of statement.specifiers) {
      const isNamed = type === 'ImportSpecifier';
      if (isNamed && !/^lazy\b/.test(code.slice(start, end))) continue;
      const { name } = local;
      const alias = `${name}OfReact`;
      const prefix = { ImportSpecifier: 'lazy as ', ImportDefaultSpecifier: '', ImportNamespaceSpecifier: '* as ' };
      const lazy = isNamed ? `lazyIn(${alias})` : `{ ...${alias}, lazy: lazyIn(${alias}.lazy) }`;
      inserted.push({ at: start, end, text: prefix[type] + alias });
      // After the import, which a development server replaces by a constant.
      inserted.push({ at: statement.end, text: `;const ${name} = ${lazy};` });
    }
  }
  for (const { source, start, end } of importsIn(program)) {
    const name = JSON.stringify(`${file} ${source.value}`);
    inserted.push({ at: start, text: `importIn(${name}, () => ` }, { at: end, text: ')' });
  }
  if (inserted.length === 0) return '';
  let replaced = '';
  let last = 0;
  for (const { at, end = at, text } of inserted.sort((one, other) => one.at - other.at)) {
    replaced += code.slice(last, at) + text;
    last = end;
  }
  return `import { importIn, lazyIn } from ${reactModule('lazy')};${replaced}${code.slice(last)}`;
}

interface ImportCall {
  readonly source: { readonly value: string };
  readonly start: number;
  readonly end: number;
}

/** Every `import()` of a module that is named in a text, in any value of a syntax tree. */
function* importsIn(node: unknown): Generator<ImportCall> {
  if (typeof node !== 'object' || node === null) return;
  if (isImportCall(node)) yield node;
  for (const value of Object.values(node)) yield* importsIn(value);
}

function isImportCall(node: object): node is ImportCall {
  const { type, source } = Object(node);
  return type === 'ImportExpression' && typeof source?.value === 'string';
}
