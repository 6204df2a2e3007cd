import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '../../scripts/browser/chromium';
import { readPagePaths } from '../../scripts/preview/builtSite';
import { startPreviewServer } from '../../scripts/preview/startPreviewServer';
import { layoutErrors } from '../browser/layoutErrors';
import { contrastOnPictures } from '../browser/wordsOnPictures';
import { copyProject } from '../support/copyProject';
import { swapContent } from './ownersContent';
import { runNpm } from './runNpm';

const minutes = 60_000;

it.each([
  ['least', 'min'],
  ['most', 'max'],
] as const)(
  'with long words, pale pictures and the %s that every list may hold, no page is cut, scrolls sideways or loses its contrast',
  { timeout: 10 * minutes },
  async (_, count) => {
    const project = await mkdtemp(join(tmpdir(), 'owners-content-'));
    onTestFinished(() => rm(project, { recursive: true, force: true }));
    copyProject(project);
    await swapContent(project, count);
    const { status, output } = await runNpm(project, 'build', ['--quiet']);
    expect(output).not.toContain('✗');
    expect(status).toBe(0);
    const dist = join(project, 'dist');
    const site = await startPreviewServer({ directory: dist, base: '/' });
    onTestFinished(() => site.close());
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ reducedMotion: 'reduce' });

    for (const path of await readPagePaths(dist)) {
      await page.goto(site.url + path);
      for (const width of [320, 375, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await layoutErrors(page), `/${path} at ${width} px`).toEqual([]);
        const faint = (await contrastOnPictures(page)).filter(
          ({ size, min }) => min < (size >= 24 ? 3 : 4.5),
        );
        expect.soft(faint, `on the pictures of /${path} at ${width} px`).toEqual([]);
      }
    }
  },
);
