import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer, type InlineConfig } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { pictures } from '../../../../scripts/pictures/plugin';
import { writePicture } from '../../../support/writePicture';

/** A site of one module, which imports a picture of 1000 × 500 pixels by some query. */
async function writePictureSite(query = 'picture') {
  const hero = await writePicture();
  const root = dirname(hero);
  await writeFile(join(root, 'entry.js'), `export { default } from './${basename(hero)}?${query}'`);
  const config: InlineConfig = {
    root,
    base: '/repo/',
    configFile: false,
    logLevel: 'silent',
    plugins: [pictures()],
    build: { lib: { entry: 'entry.js', formats: ['es'], fileName: () => 'entry.mjs', cssFileName: 'style' } },
  };
  return { root, hero, config };
}

it('a picture is imported with its URL, widths, size and class, and a CSS rule with its colour and focus', async () => {
  const { root, config } = await writePictureSite('focus=50,80&widest=800&picture');
  await build(config);
  const { default: source } = await import(pathToFileURL(join(root, 'dist/entry.mjs')).href);
  const css = await readFile(join(root, 'dist/style.css'), 'utf8');

  expect(source).toMatchObject({ width: 1000, height: 500, widths: [480, 720] });
  expect(source.url).toMatch(/^\/repo\/pictures\/[0-9a-f]{8}$/);
  const [, rule = ''] = css.split(`.${source.className}{`);
  expect(rule.slice(0, rule.indexOf('}')).split(';').sort()).toEqual([
    ...['background:#fe0000', 'color:#000', 'object-position:50% 80%'],
  ]);
});

it('the development server serves a picture that a module imports, and a new one without a restart', async () => {
  const { hero, config } = await writePictureSite();
  const bytes = await readFile(hero);
  await writeFile(hero, '');
  const server = await createServer({ ...config, server: { port: 0, host: '127.0.0.1', ws: false } });
  onTestFinished(() => server.close());
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const imported = async () => (await fetch(new URL('/repo/hero.jpg?import&picture', origin))).text();

  expect(await imported()).toContain('is empty: upload the picture again');
  await writeFile(hero, bytes);
  const url = /\/repo\/pictures\/[0-9a-f]{8}(?=")/;
  await expect.poll(imported, { timeout: 5000 }).toMatch(url);

  const [path = ''] = url.exec(await imported()) ?? [];
  const encoding = await fetch(new URL(`${path}-480.webp`, origin));
  expect(encoding.headers.get('content-type')).toBe('image/webp');
  expect(await encoding.text()).toMatch(/^RIFF....WEBP/s);
});
