import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Installs the packed engine in a folder, with links to the packages of this project. */
export function installEngine(directory: string): void {
  const packages = join(directory, 'node_modules');
  const engine = join(packages, 'prerender-engine');
  mkdirSync(engine, { recursive: true });
  for (const name of readdirSync('node_modules')) {
    if (!name.startsWith('.') && name !== 'prerender-engine')
      symlinkSync(resolve('node_modules', name), join(packages, name), 'junction');
  }
  execFileSync('npm', ['--prefix', resolve('.'), 'run', '--silent', 'pack:engine'], {
    cwd: directory,
    shell: process.platform === 'win32', // npm is a script there
    stdio: 'pipe',
  });
  const [tarball = ''] = readdirSync(directory).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', tarball, '-C', engine, '--strip-components', '1'], { cwd: directory });
}
