import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

// Only that Node knows which syntax it can read: TypeScript checks none, and Vitest compiles what is newer.

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const oldest = engines.node.replace('>=', '');

/** Reads modules as Node does before it runs them. */
const readModules = `
  import { readFileSync } from 'node:fs';
  import { stripTypeScriptTypes } from 'node:module';
  import { SourceTextModule } from 'node:vm';
  for (const file of process.argv.slice(1)) {
    const code = readFileSync(file, 'utf8');
    new SourceTextModule(file.endsWith('ts') ? stripTypeScriptTypes(code) : code, { identifier: file });
  }`;

it('the oldest Node that package.json allows reads every module of the commands', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'oldest-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const name = `node-${process.platform}-${process.arch}`;
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${oldest}`]);
  const files = globSync('{scripts/**/*,vite.config}.{ts,js}', { exclude: ['**/node_modules/**'] });
  const node = join(folder, 'node_modules', name, 'bin/node');
  const flags = ['--experimental-vm-modules', '--no-warnings', '--input-type=module', '--eval', readModules];

  expect(() => execFileSync(node, [...flags, ...files], { stdio: 'pipe' })).not.toThrow();
});
