import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { importSpecifier, picturePlugin } from '../../../../scripts/pictures/picturePlugin';
import { writePicture } from '../../../support/writePicture';

it('the development server serves the pictures of modules, and a new picture without a restart', async () => {
  const hero = await writePicture();
  const bytes = await readFile(hero);
  await writeFile(hero, '');
  const server = await createServer({
    ...{ root: dirname(hero), base: '/repo/', configFile: false, logLevel: 'silent', plugins: [picturePlugin()] },
    server: { port: 0, host: '127.0.0.1', ws: false },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const specifier = importSpecifier({ type: 'picture', file: hero });
  const imported = async () => (await fetch(new URL(`/repo/@id/__x00__${specifier}`, origin))).text();

  expect(await imported()).toContain('is empty: upload the picture again');
  await writeFile(hero, bytes);
  const url = /\/repo\/pictures\/[0-9a-f]{8}(?=")/;
  await expect.poll(imported).toMatch(url);

  const [path = ''] = url.exec(await imported()) ?? [];
  const encoding = await fetch(new URL(`${path}-480.webp`, origin));
  expect(encoding.headers.get('content-type')).toBe('image/webp');
  expect(await encoding.text()).toMatch(/^RIFF....WEBP/s);
});
