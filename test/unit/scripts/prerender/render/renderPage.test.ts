import { Readable } from 'node:stream';
import { createElement, lazy } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { importRenderer, type Renderer, renderPage } from '../../../../../scripts/prerender/render/renderPage';

const document = (body: string) => `<html><head><meta charset="utf-8"></head><body>${body}</body></html>`;
const pageOf = (render: Renderer['render'], path = '/impact') => renderPage({ render }, { path });
/** The bytes of a text, in pieces that divide its characters. */
const pieces = (text: string) => Array.from(Buffer.from(text), (byte) => new Uint8Array([byte]));
const webStream = (text: string) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces(text)) controller.enqueue(piece);
      controller.close();
    },
  });
/** A component whose code never comes. */
const never = lazy(() => new Promise<never>(() => undefined));

describe('a page', () => {
  it.each<[string, (html: string) => ReturnType<Renderer['render']>]>([
    ['at once', (html) => html],
    ['as a promise', async (html) => html],
    ['as a stream of the web', webStream],
    ['as a stream of Node', (html) => Readable.from(pieces(html))],
    ['as the promise of a stream', async (html) => webStream(html)],
    ['with a status', (html) => ({ html, status: 200 })],
    ['as a stream with a status', (html) => ({ html: webStream(html), status: 201 })],
    ['as a response', (html) => new Response(html)],
  ])('is what the renderer returns %s', async (_, rendered) => {
    expect(await pageOf(() => rendered(document('größe')))).toMatchObject({ html: document('größe') });
  });

  it('can have the status 404 if it is the not-found page, and components that suspended and are complete', async () => {
    const html = document('<!--$-->Words<!--/$-->');

    expect(await pageOf(() => ({ html, status: 404 }), '*')).toMatchObject({ html });
  });

  const answer = (status: number) => () => ({ html: document(''), status });
  const asScript = (value: unknown) => (() => value) as unknown as Renderer['render']; // of a module without types
  it.each<[string, Renderer['render'], string, string?]>([
    ['the status 404', answer(404), 'render answered with the status 404: remove the route, or render its page'],
    ['the status 500', answer(500), 'render answered with the status 500: remove the route, or render its page'],
    ['a redirect', answer(301), 'render answered with a redirect, 301: name the path in redirects instead of routes'],
    [
      'a redirect of the not-found page',
      answer(302),
      "a redirect, 302: let the browser follow it, with { path: '*'",
      '*',
    ],
    ['a fallback of renderToString', () => document('<!--$!-->Wait<!--/$-->'), 'a component suspended: render with'],
    [
      'a fallback that a script replaces',
      () => webStream(document('<!--$?--><template id="B:0"></template>Wait<!--/$--><script>$RC("B:0")</script>')),
      'a component suspended: ',
    ],
    ['no fallback', () => renderToString(createElement(never)), 'a component suspended: render with renderReact, of'],
    ['undefined', asScript(undefined), 'render returned undefined: return the document, as a string, a stream or {'],
    ['null', asScript(null), 'render returned null: return the document'],
    ['an object', asScript({ pipe: () => undefined }), 'render returned object: return the document'],
    ['a number', asScript({ html: 1 }), 'render returned number: return the document'],
    ['a stream that fails', () => new ReadableStream({ start: (stream) => stream.error('no words') }), 'no words'],
    ['a promise that rejects', () => Promise.reject('no words'), 'no words'],
  ])('is an error with %s', async (_, render, error, path = '/') => {
    expect(await pageOf(render, path)).toEqual({ errors: [expect.stringContaining(error)] });
  });

  it('is an error if it is a fallback, and there is no template', async () => {
    expect(await renderPage({ render: () => '' }, { path: '/', fallback: true })).toEqual({
      errors: ['a fallback is the template, which is missing: set the option template'],
    });
  });
});

it.each([
  ['exports no function "render": export one that takes a path and returns its document', 'export default 1;'],
  ['cannot be loaded', 'throw new Error("no words");'],
])('a renderer %s', async (problem, module) => {
  const url = `data:text/javascript,${encodeURIComponent(module)}`;

  await expect(importRenderer(url)).rejects.toThrow(`the renderer ${url} ${problem}`);
});
