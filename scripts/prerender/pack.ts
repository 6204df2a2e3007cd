import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `npm run pack:engine` compiles the package to JavaScript in a temporary folder, and packs that: Node runs the
// TypeScript of the repository, but none below `node_modules`.
// https://nodejs.org/api/typescript.html#type-stripping-in-dependencies

const source = import.meta.dirname;
const { npm_execpath: npm, INIT_CWD: destination = '.', ...env } = process.env;
if (!npm) throw new Error('npm runs this script: npm run pack:engine');

const compiled = mkdtempSync(join(tmpdir(), 'prerender-engine-'));
try {
  const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')));
  run(compiler, '--project', source, '--outDir', compiled);
  const read = (file: string) => JSON.parse(readFileSync(join(source, file), 'utf8'));
  const { repository, bugs } = read('../../package.json');
  const published = {
    ...read('package.json'),
    private: undefined,
    scripts: undefined,
    repository: { type: 'git', url: `git+${repository}.git`, directory: 'scripts/prerender' },
    bugs,
  };
  writeFileSync(join(compiled, 'package.json'), JSON.stringify(published, null, 2).replaceAll('.ts"', '.js"'));
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(source, file), join(compiled, file));
  cpSync(join(source, '../../LICENSE'), join(compiled, 'LICENSE'));
  run(npm, 'pack', compiled, '--pack-destination', destination, '--loglevel', 'error');
} finally {
  rmSync(compiled, { recursive: true, force: true });
}

/** Runs a program with npm's settings for this script, such as its folder, taken away. */
function run(script: string, ...args: readonly string[]): void {
  const variables = Object.entries(env).filter(([name]) => !/^npm_config_(?!cache)/i.test(name));
  execFileSync(process.execPath, [script, ...args], { stdio: 'inherit', env: Object.fromEntries(variables) });
}
