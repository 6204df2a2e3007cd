import { createRequire } from 'node:module';
import { chromium as playwright } from '@playwright/test';
import { aptInstallers } from './aptInstallers.ts';
import { executablePaths } from './executablePaths.ts';
import type { Host, Installer, Program } from './Program.ts';
import type { Command } from './runCommand.ts';

const installed = executablePaths({
  linux: [
    'google-chrome',
    'google-chrome-stable',
    'chromium',
    'chromium-browser',
    'microsoft-edge',
    'microsoft-edge-stable',
  ],
  mac: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  windows: [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ],
});

const apt = aptInstallers('chromium');

/** A browser of Chromium's family: an installed one, else the one that Playwright installs. */
export const chromium: Program = {
  name: 'Chrome, Chromium or Edge',
  variable: 'CHROME_PATH',
  paths: (platform, env) => [...installed(platform, env), playwright.executablePath()],
  installers: (host) => [playwrightInstaller(host), ...apt(host)],
};

function playwrightInstaller({ platform }: Host): Installer {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const install: Command = [process.execPath, cli, 'install', 'chromium'];
  // On a bare Linux the browser that Playwright brings lacks the system's libraries, and cannot start.
  const start: Command = [playwright.executablePath(), '--version'];
  return {
    name: 'npx playwright install chromium',
    commands: platform === 'linux' ? [install, start] : [install],
    minutes: 3,
  };
}
