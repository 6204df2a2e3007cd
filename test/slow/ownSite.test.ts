import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { browse } from '../support/browse';
import { startProgram } from '../support/startProgram';
import { temporaryFolder } from '../support/temporaryFolder';

// The site of the generator's README, exactly as it stands there.

const directory = temporaryFolder('own-site');
let output = '';
beforeAll(async () => {
  const readme = readFileSync('scripts/prerender/README.md', 'utf8');
  for (const [, path = '', text = ''] of readme.matchAll(/```jsx?\n\/\/ (\S+)\n(.*?)```/gs)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
  cpSync('scripts/prerender', join(directory, 'prerender'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(directory, 'node_modules'), 'junction');
  mkdirSync(join(directory, 'public'));
  writeFileSync(join(directory, 'public/favicon.ico'), ''); // Chrome asks for it, its headless shell does not
  ({ output } = await startProgram([join(directory, 'build.js')], { directory }).ended);
});

it('the site of the README is built and hydrated, and a click shows the next page without a load', async () => {
  expect(output).toContain('7 files');
  const { page, url, errors } = await browse(join(directory, 'dist'));
  await page.goto(url);
  await page.mouse.move(9, 9);
  const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.click('text=About');

  await expect.poll(() => page.textContent('h1')).toBe('About');
  await expect.poll(() => page.title()).toBe('About');
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
  expect(errors).toEqual([]);
});
