import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectFiles } from 'prerender-engine';
import sharp from 'sharp';
import { build, createServer, type InlineConfig } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { encodingStem } from '../../../../scripts/pictures/encodings';
import { readPicture } from '../../../../scripts/pictures/picture';
import { pictures } from '../../../../scripts/vite/pictures';
import { writePicture } from '../../../support/writePicture';
import { writeSite } from '../../../support/writeSite';

/** A site of one module, which imports a picture of 1000 × 500 pixels by some query. */
async function writePictureSite(query = 'picture', name = 'hero.jpg') {
  const root = await writeSite({
    'entry.js': `export { default } from ${JSON.stringify(`./${name}?${query}`)}`,
  });
  const hero = join(root, name);
  await rename(await writePicture({ width: 1000, height: 500 }), hero);
  const config: InlineConfig = {
    root,
    base: '/repo/',
    configFile: false,
    logLevel: 'silent',
    plugins: [pictures({ cacheDirectory: join(root, 'cache') })],
    build: {
      lib: { entry: 'entry.js', formats: ['es'], fileName: () => 'entry.mjs', cssFileName: 'style' },
    },
  };
  return { root, hero, config };
}

/** Builds the site: its files, and what importing the picture gives. */
async function buildPicture({ root, config }: Awaited<ReturnType<typeof writePictureSite>>) {
  await build(config);
  const files = await collectFiles(join(root, 'dist'));
  const { default: source } = await import(pathToFileURL(join(root, 'dist/entry.mjs')).href);
  return { source, files };
}

it('a build gives a picture its URL, size and class, a file at every URL, and a rule with its colour', async () => {
  const site = await writePictureSite();
  const { source, files } = await buildPicture(site);
  const picture = await readPicture({ file: site.hero });
  const name = encodingStem(picture);

  expect(source).toEqual({
    width: 1000,
    height: 500,
    url: `/repo/pictures/${name}`,
    formats: [
      { type: 'image/avif', extension: 'avif', widths: [480, 720, 960] },
      { type: 'image/webp', extension: 'webp', widths: [480, 720, 960] },
      { type: 'image/jpeg', extension: 'jpg', widths: [960] },
    ],
    className: `picture-${name}`,
  });
  const endings = '480.avif 480.webp 720.avif 720.webp 960.avif 960.jpg 960.webp'.split(' ');
  expect(files.map(({ path }) => path).sort()).toEqual([
    'entry.mjs',
    ...endings.map((ending) => `pictures/${name}-${ending}`),
    'style.css',
  ]);
  const sheet = files.find(({ path }) => path === 'style.css');
  expect(String(sheet?.body)).toContain(`.picture-${name}{background:${picture.color}}`);
});

it("a build has a rule for the class of a picture with a focus, with the focus's position", async () => {
  const site = await writePictureSite('focus=50,80&picture');
  const { source, files } = await buildPicture(site);
  const sheet = files.find(({ path }) => path === 'style.css');

  expect(String(sheet?.body)).toContain(`.${source.className}{object-position:50% 80%;background:#`);
});

async function serve({ config }: Awaited<ReturnType<typeof writePictureSite>>) {
  const server = await createServer({ ...config, server: { port: 0, host: '127.0.0.1', ws: false } });
  onTestFinished(() => server.close());
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  return (address: string) => fetch(new URL(address, origin));
}

it('the development server serves an encoding of a picture that a module imports', async () => {
  const site = await writePictureSite();
  const get = await serve(site);
  const name = encodingStem(await readPicture({ file: site.hero }));
  await get('/repo/hero.jpg?import&picture');
  const response = await get(`/repo/pictures/${name}-480.webp`);
  const { format, width } = await sharp(await response.arrayBuffer()).metadata();

  expect([response.headers.get('content-type'), format, width]).toEqual(['image/webp', 'webp', 480]);
});

it('the development server shows a new picture without a restart', async () => {
  const site = await writePictureSite();
  const bytes = await readFile(site.hero);
  await writeFile(site.hero, '');
  const get = await serve(site);
  const imported = async () => (await get('/repo/hero.jpg?import&picture')).text();

  expect(await imported()).toContain('is empty: upload the picture again');
  await writeFile(site.hero, bytes);
  await expect.poll(imported, { timeout: 5000 }).toMatch(/\/repo\/pictures\/[0-9a-f]{8}"/);
});
