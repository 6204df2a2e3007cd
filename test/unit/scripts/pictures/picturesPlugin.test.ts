import { rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { build, createServer, type InlineConfig } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describePicture } from '../../../../scripts/pictures/describePicture';
import { picturesPlugin } from '../../../../scripts/pictures/picturesPlugin';
import { collectFiles } from '../../../../scripts/prerender/files';
import { writeSite } from '../../../support/writeSite';
import { writePicture } from './writePicture';

/** A site of one module, which imports the picture `hero.jpg`, 500 × 250 pixels, by some query. */
async function writePictureSite(query = 'picture') {
  const root = await writeSite({ 'entry.js': `export { default } from './hero.jpg?${query}'` });
  const hero = join(root, 'hero.jpg');
  await rename(await writePicture({ width: 500, height: 250 }), hero);
  const config: InlineConfig = {
    root,
    base: '/repo/',
    configFile: false,
    logLevel: 'silent',
    plugins: [picturesPlugin({ cacheDirectory: join(root, 'cache') })],
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

describe('a build', () => {
  it('gives a picture its address, its size and its class', async () => {
    const site = await writePictureSite();
    const { source } = await buildPicture(site);
    const { name } = await describePicture({ file: site.hero });

    expect(source).toEqual({
      width: 500,
      height: 250,
      address: `/repo/pictures/${name}`,
      formats: [
        { type: 'image/avif', extension: 'avif', widths: [480] },
        { type: 'image/webp', extension: 'webp', widths: [480] },
        { type: 'image/jpeg', extension: 'jpg', widths: [500] },
      ],
      className: `picture-${name}`,
    });
  });

  it('has a file at every address', async () => {
    const site = await writePictureSite();
    const { files } = await buildPicture(site);
    const { name } = await describePicture({ file: site.hero });

    expect(files.map(({ path }) => path).sort()).toEqual([
      'entry.mjs',
      `pictures/${name}-480.avif`,
      `pictures/${name}-480.webp`,
      `pictures/${name}-500.jpg`,
      'style.css',
    ]);
  });

  it("has a rule for the class, with the picture's colour", async () => {
    const site = await writePictureSite();
    const { files } = await buildPicture(site);
    const { name, color } = await describePicture({ file: site.hero });
    const sheet = files.find(({ path }) => path === 'style.css');

    expect(String(sheet?.body)).toContain(`.picture-${name}{background:${color}}`);
  });

  it('gives a crop its own size', async () => {
    const { source } = await buildPicture(await writePictureSite('crop=10,0,490,250&picture'));

    expect(source).toMatchObject({ width: 490, height: 250 });
  });

  it('of a site whose picture is missing gives a fault in its place', async () => {
    const site = await writePictureSite();
    await rm(site.hero);

    expect((await buildPicture(site)).source).toEqual({
      width: 1,
      height: 1,
      address: '',
      formats: [],
      className: '',
      fault: `${relative('.', site.hero)} does not exist: put the picture there, or name one that does: entry.js`,
    });
  });

  it('of a site whose picture is none gives a fault in its place', async () => {
    const site = await writePictureSite();
    await writeFile(site.hero, 'not a picture');

    expect((await buildPicture(site)).source).toMatchObject({
      fault: `${relative('.', site.hero)} cannot be read as a picture: save it again as a JPEG`,
    });
  });

  it.each([
    ['half', 'it is imported with crop=half'],
    ['0,0,501,250', 'or too small for crop=0,0,501,250'],
  ])('of a site whose picture is cut to crop=%s gives a fault in its place', async (crop, fault) => {
    const { source } = await buildPicture(await writePictureSite(`crop=${crop}&picture`));

    expect(source.fault).toContain(fault);
  });
});

describe('the development server', () => {
  async function serve({ config }: Awaited<ReturnType<typeof writePictureSite>>) {
    const server = await createServer({ ...config, server: { port: 0, host: '127.0.0.1', ws: false } });
    onTestFinished(() => server.close());
    await server.listen();
    const [origin = ''] = server.resolvedUrls?.local ?? [];
    return (address: string) => fetch(new URL(address, origin));
  }

  it('answers with an encoding of a picture that a module has imported', async () => {
    const site = await writePictureSite();
    const get = await serve(site);
    const { name } = await describePicture({ file: site.hero });
    await get('/repo/hero.jpg?import&picture');
    const response = await get(`/repo/pictures/${name}-480.webp`);
    const { format, width } = await sharp(await response.arrayBuffer()).metadata();

    expect([response.headers.get('content-type'), format, width]).toEqual(['image/webp', 'webp', 480]);
  });

  it('has no picture that no module has imported', async () => {
    const site = await writePictureSite();
    const get = await serve(site);
    const { name } = await describePicture({ file: site.hero });

    expect((await get(`/repo/pictures/${name}-480.webp`)).status).toBe(404);
  });
});
