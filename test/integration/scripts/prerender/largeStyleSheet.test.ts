import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../../../scripts/prerender/files';
import { renderSite } from '../../../../scripts/prerender/prerender';
import { writeSite } from '../../../support/writeSite';

// As large as a site that was seen: 1,160 pages, and a sheet of 198 kB.
const rules = Array.from(
  { length: 2970 },
  (_, index) =>
    `.c${index}{margin:${index % 97}px ${index % 89}px;color:#${(index * 5000).toString(16).padStart(6, '0')};border-radius:${index % 13}px;padding:0}`,
);
const css = rules.join('\n');

/** Renders the site, each of whose pages has so many classes, and others than the next. */
async function render(classes: number, own = '') {
  const folder = await writeSite({});
  const renderer = `export const render = (path) => {
    const first = Number(path.replace(/\\D/g, ''));
    const parts = Array.from({ length: ${classes} }, (_, index) => '<p class="c' + ((first + index) % ${rules.length}) + '">Words</p>');
    return '<html><head><meta charset="utf-8">${own}</head><body>' + parts.join('') + '</body></html>';
  }`;
  const summary = await renderSite(
    {
      routes: ['*', ...Array.from({ length: 1159 }, (_, index) => `/page-${index}`)].map((path) => ({
        path,
      })),
      renderer: new URL(`data:text/javascript,${encodeURIComponent(renderer)}`),
      head: { css },
    },
    folder,
  );
  const sizes = (await listFiles(folder)).map(async (path) => (await stat(join(folder, path))).size);
  return { ...summary, bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size) };
}

describe('a site of 1,160 pages with a style sheet of 198 kB takes less than 60 MB', () => {
  it('if each page can use a part of it, which it carries', async () => {
    expect(await render(300)).toMatchObject({ linked: 0, bytes: expect.toSatisfy((bytes) => bytes < 60e6) });
  });

  it.each([
    ['each page can use half of it', 1000, ''],
    ['a script of its own may add any class', 100, '<script src="/menu.js"></script>'],
  ])('if %s, and links it', async (_, classes, own) => {
    expect(await render(classes, own)).toMatchObject({
      linked: 1160,
      bytes: expect.toSatisfy((bytes) => bytes < 60e6),
    });
  });
});
