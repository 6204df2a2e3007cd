import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../../../scripts/browser/chromium';
import { takeScreenshots } from '../../../../scripts/measure/takeScreenshots';
import { startPreviewServer } from '../../../../scripts/preview/startPreviewServer';
import { writeSite } from '../../../support/writeSite';

// Only a browser shows a picture that it has at hand in the place of the one that fits.

// The large file is prefetched for another page. As soon as the window is resized, Chromium shows it here too.
const document = `<!DOCTYPE html>
<title>A page with a small picture, far down</title>
<style>
  body { margin: 0 }
  img { display: block; background: blue }
</style>
<div style="height: 3000px"></div>
<img width="400" height="300" sizes="400px" srcset="small.jpg 400w, large.jpg 5000w" loading="lazy" decoding="async">
<div style="height: 3000px"></div>
<script>new Image().src = 'large.jpg'</script>`;

test('a screenshot shows the picture that the page shows', async () => {
  const directory = await writeSite({ 'index.html': document });
  await writeNoise(join(directory, 'small.jpg'), 400, 300);
  await writeNoise(join(directory, 'large.jpg'), 5000, 3750);
  await using server = await startPreviewServer({ directory, base: '/' });
  await using browser = await launchBrowser();

  const views = { widths: [1280], schemes: ['light'] } as const;
  const [screenshot] = await takeScreenshots(
    browser,
    server.url,
    [''],
    views,
    join(directory, 'screenshots'),
  );

  const place = { left: 0, top: 3000, width: 400, height: 300 };
  const { channels } = await sharp(await sharp(screenshot?.file).extract(place).toBuffer()).stats();
  // Noise is grey on average; where no picture is shown, the page is blue.
  for (const { mean } of channels) expect(mean).toBeCloseTo(127.5, -1.5);
});

/** A picture of noise, which takes long to decode. */
async function writeNoise(file: string, width: number, height: number): Promise<void> {
  const raw = { width, height, channels: 3 } as const;
  await sharp(randomBytes(width * height * 3), { raw })
    .jpeg()
    .toFile(file);
}
