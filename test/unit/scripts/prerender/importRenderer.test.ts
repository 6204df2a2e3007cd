import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { importRenderer } from '../../../../scripts/prerender/importRenderer';
import { writeSite } from '../../../support/writeSite';

const urlOf = async (module: string) => {
  const directory = await writeSite({ 'render.mjs': module });
  return pathToFileURL(join(directory, 'render.mjs')).href;
};

it('is what the module exports', async () => {
  const url = await urlOf(
    'export const render = (path) => path; export const componentStack = async () => "at Page";',
  );
  const renderer = await importRenderer(url);

  expect(renderer.render('/impact')).toBe('/impact');
  expect(await renderer.componentStack?.('/impact')).toBe('at Page');
});

it('may know no component stack', async () => {
  const url = await urlOf('export const render = (path) => path;');

  expect(Object.keys(await importRenderer(url))).toEqual(['render']);
});

it('refuses a module that renders nothing', async () => {
  const url = await urlOf('export default (path) => path;');

  await expect(importRenderer(url)).rejects.toThrow(
    new Error(`${url} exports no function "render": it takes a path and gives its document`),
  );
});

it('tells why a module cannot be loaded', async () => {
  const url = await urlOf('throw new Error("no words");');

  await expect(importRenderer(url)).rejects.toMatchObject({
    message: `${url} cannot be loaded, which is to render the pages`,
    cause: { message: 'no words' },
  });
});
