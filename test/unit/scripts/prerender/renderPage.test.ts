import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { importRenderer, type Renderer, renderPage } from '../../../../scripts/prerender/renderPage';
import { writeSite } from '../../../support/writeSite';

/** Far longer than anything here takes that ever ends. */
const timeLimit = 50;

const render = (renderer: Renderer, path = '/impact') => renderPage(renderer, { path }, timeLimit);
const rendered = (html: string) => ({ success: true, html });
const failed = (reason: string) => ({ success: false, fault: `route /impact: ${reason}` });

const fails = (error: unknown) => () => {
  throw error;
};
const never = () => new Promise<never>(() => undefined);

describe('a page', () => {
  it.each<[string, Renderer['render']]>([
    ['at once', (path) => `<p>${path}</p>`],
    ['as a promise', async (path) => `<p>${path}</p>`],
  ])('is what the renderer gives %s', async (_, renderer) => {
    expect(await render({ render: renderer })).toEqual(rendered('<p>/impact</p>'));
  });

  it('of every path without one is rendered at a path that no route has', async () => {
    expect(await render({ render: (path) => `<p>${path}</p>` }, '*')).toEqual(rendered('<p>/404</p>'));
  });

  it('may have components that waited, and had it all', async () => {
    const html = '<main><!--$-->Words<!--/$--></main>';

    expect(await render({ render: () => html })).toEqual(rendered(html));
  });

  it('is refused with a fallback in it', async () => {
    expect(await render({ render: () => '<main><!--$!-->Wait<!--/$--></main>' })).toEqual(
      failed('a component waits for something that is not there yet: load it before the page is rendered'),
    );
  });

  it('that is none is told by what it is', async () => {
    // What a module without types may do.
    const renderNothing = (() => undefined) as unknown as Renderer['render'];

    expect(await render({ render: renderNothing })).toEqual(
      failed('render gave undefined in place of a document'),
    );
  });

  it('that is never rendered is given up at the limit', async () => {
    const start = performance.now();

    expect(await render({ render: never })).toEqual(
      failed('was not rendered within 0.05 s: what does it wait for?'),
    );
    expect(performance.now() - start).toBeGreaterThanOrEqual(timeLimit - 1); // timers keep whole milliseconds
  });
});

describe.each<[string, (error: unknown) => Renderer['render']]>([
  ['at once', (error) => fails(error)],
  ['by its promise', (error) => () => Promise.reject(error)],
])('what a renderer throws %s', (_, throwing) => {
  it.each([
    ['an error', new Error('broken'), 'broken'],
    [
      'an error with its cause',
      new Error('no heading', { cause: new Error('no words') }),
      'no heading\n  because: no words',
    ],
    ['no error', 'a mere text', 'a mere text'],
  ])('is told: %s', async (_, error, told) => {
    expect(await render({ render: throwing(error) })).toEqual(failed(told));
  });

  it('is told with the stack of components that led there', async () => {
    const componentStack = async (path: string) => `\n    at Area, rendering ${path}\n    at Impact`;

    expect(await render({ render: throwing(new Error('broken')), componentStack })).toEqual(
      failed('broken\n    at Area, rendering /impact\n    at Impact'),
    );
  });
});

describe('an error is told without the stack of components', () => {
  it.each<[string, Renderer['componentStack']]>([
    ['does not know it', async () => undefined],
    ['cannot tell it, and throws', fails(new Error('no stack'))],
    ['cannot tell it, and rejects', () => Promise.reject(new Error('no stack'))],
    ['never tells it', never],
  ])('where the renderer %s', async (_, componentStack) => {
    const renderer = { render: fails(new Error('broken')), ...(componentStack && { componentStack }) };

    expect(await render(renderer)).toEqual(failed('broken'));
  });
});

describe('the module of a renderer', () => {
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
});
