import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createElement, lazy } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { importRenderer, type Renderer, renderPage } from '../../../../../scripts/prerender/render/renderPage';
import { writeSite } from '../../../../support/writeSite';

const document = (body: string) => `<html><head><meta charset="utf-8"></head><body>${body}</body></html>`;
const render = (renderer: Renderer, path = '/impact') => renderPage(renderer, { path });
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

/** An error as another module's code throws it: without a line of this test in its stack. */
const error = (message: string, cause?: Error) =>
  Object.assign(new Error(message, { cause }), { stack: `Error: ${message}\n    at node:internal` });
const fails = (thrown: unknown) => () => {
  throw thrown;
};

describe('a page', () => {
  it.each<[string, Renderer['render']]>([
    ['at once', (path) => document(path)],
    ['as a promise', async (path) => document(path)],
    ['as a stream of the web', (path) => webStream(document(path))],
    ['as a stream of Node', (path) => Readable.from(pieces(document(path)))],
    ['as the promise of a stream', async (path) => webStream(document(path))],
    ['with a status', (path) => ({ html: document(path), status: 200 })],
    ['as a stream with a status', (path) => ({ html: webStream(document(path)), status: 201 })],
    ['as a response', (path) => new Response(document(path))],
  ])('is what the renderer returns %s', async (_, renderer) => {
    expect(await render({ render: () => renderer('/größe') })).toMatchObject({ html: document('/größe') });
  });

  it.each([
    [404, 'the status 404: remove the route, or render its page'],
    [500, 'the status 500: remove the route, or render its page'],
    [301, "a redirect, 301: name the path in redirects instead of routes, as { '/old': '/new' }"],
    [302, "a redirect, 302: let the browser follow it, with { path: '*', fallback: true }, or", '*'],
  ])('is rejected with the status %s', async (status, error, path = '/') => {
    expect(await render({ render: () => ({ html: document(''), status }) }, path)).toEqual({
      errors: [expect.stringContaining(`render answered with ${error}`)],
    });
  });

  it('can have the status 404 if it is the not-found page, and components that suspended and are complete', async () => {
    const html = document('<!--$-->Words<!--/$-->');

    expect(await render({ render: () => ({ html, status: 404 }) }, '*')).toMatchObject({ html });
  });

  it('is an error if it is a fallback, and there is no template', async () => {
    expect(await renderPage({ render: () => '' }, { path: '/', fallback: true })).toEqual({
      errors: ['a fallback is the template, which is missing: set the option template'],
    });
  });

  it.each<[string, Renderer['render'], string]>([
    ['in the place of a component', () => document('<!--$!-->Wait<!--/$-->'), 'prerenderToNodeStream'],
    [
      'that a script of the stream replaces',
      () => webStream(document('<!--$?--><template id="B:0"></template>Wait<!--/$--><script>$RC("B:0")</script>')),
      '',
    ],
    ['of which there is none', () => renderToString(createElement(never)), 'renderReact'],
  ])('is rejected with a fallback %s', async (_, suspending, advice) => {
    expect(await render({ render: suspending })).toEqual({
      errors: [expect.stringMatching(new RegExp(`^a component suspended: .*${advice}`))],
    });
  });

  it.each([
    ['undefined', undefined],
    ['null', null],
    ['object', { pipe: () => undefined }],
    ['number', { html: 1 }],
  ])('is rejected if it is %s', async (name, value) => {
    // As a module without types may do.
    const renderOther = (() => value) as unknown as Renderer['render'];

    expect(await render({ render: renderOther })).toEqual({
      errors: [`render returned ${name}: return the document, as a string, a stream or { html, status }`],
    });
  });
});

describe('what a renderer throws', () => {
  const broken = error('broken');
  const inComponents = Object.assign(error('broken'), { componentStack: '\n    at Area\n    at Impact' });

  it.each<[string, Renderer['render'], string]>([
    ['an error', fails(broken), 'broken'],
    ['an error by its promise', () => Promise.reject(broken), 'broken'],
    ['an error by its stream', () => new ReadableStream({ start: (stream) => stream.error(broken) }), 'broken'],
    ['an error with its cause', fails(error('no heading', error('no words'))), 'no heading\n  because: no words'],
    ['an error with its component stack', fails(inComponents), 'broken\n    at Area\n    at Impact'],
    ['no error', fails('a mere text'), 'a mere text'],
  ])('is reported: %s', async (_, throwing, reported) => {
    expect(await render({ render: throwing })).toEqual({ errors: [reported] });
  });

  it('is reported with its exact line, before its component', async () => {
    const thrown = Object.assign(new Error('broken'), {
      stack:
        'Error: broken\n    at label (/a.js:1:2)\n    at Area (/b.js:9:2)\n    at x (/node_modules/react/a.js:1:1)',
      componentStack: '\n    at Area (/b.js:1:2)\n    at Impact',
    });

    expect(await render({ render: fails(thrown) })).toEqual({
      errors: [
        expect.stringMatching(/^broken\n {4}at label \(.*a\.js:1:2\)\n {4}at Area \(.*b\.js:9:2\)\n {4}at Impact$/),
      ],
    });
  });

  it('is reported with the line in a package that calls nothing of the project', async () => {
    const stack = 'E: no\n    at Gallery (/node_modules/gallery/a.js:1:2)\n    at x (/node_modules/react/a.js:1:1)';

    expect(await render({ render: fails(Object.assign(new Error('no'), { stack })) })).toEqual({
      errors: [expect.stringMatching(/^no\n {4}at Gallery \(.*node_modules\/gallery\/a\.js:1:2\)$/)],
    });
  });
});

it.each([
  [
    'without a render function',
    'export default (path) => path;',
    'exports no function "render": export one that takes a path and returns its document',
  ],
  ['that cannot be loaded', 'throw new Error("no words");', 'cannot be loaded'],
])('the module of a renderer is rejected %s', async (_, module, message) => {
  const directory = await writeSite({ 'render.mjs': module });
  const url = pathToFileURL(join(directory, 'render.mjs')).href;

  await expect(importRenderer(url)).rejects.toThrow(`the renderer ${url} ${message}`);
});
