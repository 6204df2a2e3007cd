import sharp from 'sharp';
import type { Screenshot } from './takeScreenshots.ts';

/** An HTML document with a sheet for each page: its screenshots side by side, as wide as the windows they show. */
export async function drawSheets(screenshots: readonly Screenshot[]): Promise<string> {
  const pages = [...new Set(screenshots.map(({ page }) => page))];
  const sheets = await Promise.all(
    pages.map(async (page) => {
      const images = await Promise.all(screenshots.filter((one) => one.page === page).map(imageOf));
      return `<h1>${page}</h1>\n<div>\n${images.join('\n')}\n</div>`;
    }),
  );
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every page on a phone and on a desktop</title>
<style>
body { margin: 2rem; background: #ddd; color: #222; font: 1rem system-ui, sans-serif }
h1 { margin: 3rem 0 1rem; font-size: 1.25rem }
div { display: flex; gap: 2rem; align-items: start }
img { flex-shrink: 1; min-width: 0; height: auto; box-shadow: 0 0 .5rem #0004 }
</style>
${sheets.join('\n')}
</html>
`;
}

/** The image itself stands in the address, so that the document is one file. */
async function imageOf({ file, page, width }: Screenshot): Promise<string> {
  const { data, info } = await sharp(file).jpeg({ quality: 75 }).toBuffer({ resolveWithObject: true });
  const alt = `${page} in a window of ${width} pixels`;
  const url = `data:image/jpeg;base64,${data.toString('base64')}`;
  return `<img src="${url}" alt="${alt}" width="${info.width}" height="${info.height}">`;
}
