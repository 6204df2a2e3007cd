import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { failWith, UserError } from '../prerender/index.ts';

/**
 * Without a sandbox, as is Playwright's default, because Chromium refuses to start one as root. Without hinting,
 * because the headless shell rounds the width of each letter to a pixel with it, which no phone does.
 */
export const browserArguments = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];

/** Headless ones first, because they load pages in a third of the processor time. */
const commands = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'],
];

const folder = resolve('.cache/chromium');
/** A script that starts the installed Chromium, on Linux. */
const launcher = join(folder, 'launch');
/** Chromium for Linux on x64, with the libraries that it needs. */
const chromiumPackage = '@sparticuz/chromium@153.0.0';
/** Fonts with the metrics of Arial and Times New Roman. */
const fontPackages = ['@expo-google-fonts/arimo@0.4.3', '@expo-google-fonts/tinos@0.4.2'];

/** Starts Chromium, driven by Playwright. @throws UserError if none can be found or installed, or it does not start. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  const failure = `${executablePath} did not start. Set CHROME_PATH to another Chromium`;
  return chromium.launch({ executablePath, args: browserArguments }).catch(failWith(failure));
}

/**
 * Returns the path of a Chromium: the one in `CHROME_PATH`, or in `PATH`, or Playwright's own, or else one that this
 * function installs into `.cache/chromium`.
 * @throws UserError if none can be installed.
 */
export function findChromium(): string {
  const [, browsers = ''] = /^(.*)[\\/]chromium-\d+[\\/]/.exec(chromium.executablePath()) ?? [];
  return (
    process.env.CHROME_PATH ||
    findCommand(...commands) ||
    shellIn(browsers) ||
    (existsSync(launcher) ? launcher : shellIn(folder)) ||
    installChromium()
  );
}

/** Returns the path of the first of these commands that is in `PATH`. */
export function findCommand(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Returns the path of the headless shell that Playwright has installed into a folder. */
function shellIn(folder: string): string | undefined {
  const [shell] = globSync('chromium_headless_shell-*/*/{chrome-headless-shell,headless_shell}{,.exe}', {
    cwd: folder,
  });
  return shell && join(folder, shell);
}

/** Installs Playwright's Chromium or, where that cannot be downloaded or does not start, the one on npm. */
function installChromium(): string {
  console.log('No Chromium was found: installing one into .cache/chromium');
  rmSync(folder, { recursive: true, force: true }); // what an interrupted installation left
  mkdirSync(folder, { recursive: true });
  const faults: string[] = [];
  for (const install of [downloadFromPlaywright, installFromNpm]) {
    try {
      return install();
    } catch (error) {
      faults.push((error as Error).message);
      rmSync(launcher, { force: true });
    }
  }
  throw new UserError(`No Chromium was found, and none could be installed:
  from Playwright: ${faults.join('\n  from npm: ')}
Install one: on Debian with "apt install chromium", on macOS with "brew install --cask google-chrome", on Windows with
"winget install Google.Chrome". On macOS and Windows, also set CHROME_PATH to its path`);
}

// Each of these returns the path of the program to start, or throws an error with what went wrong.

function downloadFromPlaywright(): string {
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  run(process.execPath, [playwright, 'install', '--only-shell', 'chromium'], {
    PLAYWRIGHT_BROWSERS_PATH: folder,
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000', // of three attempts, in milliseconds
  });
  const shell = shellIn(folder);
  if (!shell) throw new Error('it has none for this system');
  return process.platform === 'linux' ? writeLauncher(shell) : shell;
}

function installFromNpm(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it has none for this system');
  npmInstall(chromiumPackage);
  // It unpacks into the folder for temporary files, and only on AWS Lambda with the libraries.
  const unpack = "await (await import('@sparticuz/chromium')).default.executablePath()";
  run(process.execPath, ['--input-type=module', '--eval', unpack], {
    TMPDIR: folder,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
  });
  return writeLauncher(join(folder, 'chromium'));
}

/**
 * Writes a script that starts Chromium with its libraries, with fonts, which are installed if the machine has none, and
 * with a locale: without one, Chromium finds no text in a page. The script finds all of these beside itself, because
 * the project's folder may be moved.
 */
function writeLauncher(program: string): string {
  const lines = ['cd "$(dirname "$0")"', 'export LANG=en_US.UTF-8 LD_LIBRARY_PATH="$PWD/al2023/lib"'];
  if (!spawnSync('fc-list', { encoding: 'utf8' }).stdout) {
    npmInstall(...fontPackages);
    writeFileSync(join(folder, 'fonts.conf'), '<fontconfig><dir prefix="cwd">node_modules</dir></fontconfig>\n');
    lines.push('export FONTCONFIG_FILE="$PWD/fonts.conf"');
  }
  lines.push(`exec "./${relative(folder, program)}" "$@"`);
  writeFileSync(launcher, `#!/bin/sh\n${lines.join('\n')}\n`, { mode: 0o755 });
  run(launcher, ['--version']); // fails if a library is missing
  return launcher;
}

function npmInstall(...packages: readonly string[]): void {
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  run('npm', ['install', '--prefix', folder, ...options, ...packages]);
}

/** Runs a program in the folder. @throws the error that it prints, if it fails. */
function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (status === 0) return;
  const [line] = /^.*(?:error|code).*$/im.exec(stderr ?? '') ?? [];
  throw new Error((error?.message ?? line ?? stderr).trim());
}
