import { expect, it, onTestFinished } from 'vitest';
import { startPreviewServer } from '../../../../scripts/preview/startPreviewServer';
import { writeSite } from '../../../support/writeSite';

async function start({ base = '/', port = 0, files = {} } = {}) {
  const directory = await writeSite({
    'index.html': 'Home',
    'homes/index.html': 'Work',
    '404.html': 'Nothing',
    ...files,
  });
  const server = await startPreviewServer({ directory, base, port });
  onTestFinished(() => server.close());
  return server;
}

it('serves the folder at its base', async () => {
  const { url } = await start({ base: '/some-repo/' });

  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/some-repo\/$/);
  expect(await (await fetch(url)).text()).toBe('Home');
  expect(await (await fetch(`${url}homes`)).text()).toBe('Work');
});

it('finds the base in robots.txt', async () => {
  const directory = await writeSite({ 'robots.txt': 'Sitemap: https://o.github.io/some-repo/sitemap.xml' });
  await using server = await startPreviewServer({ directory });

  expect(server.url).toMatch(/\/some-repo\/$/);
});

it('says what to do if the port is taken', async () => {
  const port = Number(new URL((await start()).url).port);

  await expect(start({ port })).rejects.toThrow(
    `Cannot listen on port ${port}: another program uses it. Choose another one with --port.`,
  );
});

it('closes while a browser still has a connection', async () => {
  const directory = await writeSite({ 'index.html': 'Home' });
  const server = await startPreviewServer({ directory, base: '/' });
  await (await fetch(server.url)).text();

  await server.close();

  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
});
