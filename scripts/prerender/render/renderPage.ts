import { text } from 'node:stream/consumers';
import { styleMarker } from '../document/addToHead.ts';
import type { CompleteDocument } from '../document/completeDocument.ts';
import { type Fragment, type PageHead, type Template, toDocument } from '../document/template.ts';
import { UserError } from '../errors/UserError.ts';
import { type FileNames, type PageRoute, renderedPath } from '../routes/routes.ts';
import { explainAppError, suspended } from './explainAppError.ts';

/** A document, whole or as a stream: of the web, or of Node. */
type Html = string | ReadableStream<Uint8Array> | NodeJS.ReadableStream;

/** A document with its status, or the content of the root element with what the page adds to the template. */
interface DocumentWithStatus extends PageHead {
  readonly html: Html;
  /** An HTTP status, 200 by default. A page with another one is an error, except the not-found page. */
  readonly status?: number;
}

/**
 * What a path may be rendered to: the whole document, from `<!DOCTYPE html>` on, or the content of the template's root
 * element.
 */
export type Rendered = Html | DocumentWithStatus | Response;

/** Renders a path to a document. */
export interface Renderer {
  /**
   * The document of a path, which is percent-encoded as in a browser's `location.pathname`. An error that it throws may
   * have the `componentStack` that React reports.
   */
  readonly render: (path: string) => Rendered | Promise<Rendered>;
  readonly paths?: unknown;
}

/**
 * Imports a module that renders pages: it exports `render`.
 * @param url of the module, as `file:///…`.
 * @throws UserError if the module cannot be loaded, or exports no `render`.
 */
export async function importRenderer(url: string): Promise<Renderer> {
  const renderer: Partial<Renderer> = await import(url).catch((error) => {
    throw new UserError(`the renderer ${url} cannot be loaded`, { cause: new Error(explainAppError(error)) });
  });
  const { render } = renderer;
  if (typeof render !== 'function')
    throw new UserError(
      `the renderer ${url} exports no function "render": export one that takes a path and returns its document`,
    );
  return { ...renderer, render };
}

/**
 * Renders a route to a document. An error comes with the lines of its source.
 * @param complete completes its head; without it, the document is left as it was rendered.
 * @param template for pages that are not whole documents.
 */
export async function renderPage(
  { render }: Renderer, // as a method it would have another name in stack traces
  route: PageRoute,
  template?: Template,
  complete?: (html: string, route: PageRoute) => CompleteDocument,
  fileNames?: FileNames,
): Promise<CompleteDocument> {
  try {
    if (route.fallback && !template)
      throw new UserError('a fallback is the template, which is missing: set the option template');
    const page = route.fallback ? { html: '' } : await toFragment(await render(renderedPath(route, fileNames)), route);
    // If a component suspends, renderToString writes a fallback without an error; a stream fills it in by a script.
    if (/<!--\$[!?]-->/.test(page.html)) throw new UserError(suspended);
    const html = toDocument(page, template, styleMarker);
    return complete ? complete(html, route) : { html, linksStyle: false };
  } catch (error) {
    return { errors: [explainAppError(error)] };
  }
}

/** @throws UserError if it is not a document, or one that a server would send as an error or a redirect. */
export async function toFragment(rendered: Rendered, { path }: PageRoute): Promise<Fragment> {
  const { html, status = 200, ...head } = withStatus(rendered);
  if (status >= 400 && path !== '*')
    throw new UserError(`render answered with the status ${status}: remove the route, or render its page`);
  if (status >= 300 && status < 400) {
    const remedy =
      path === '*'
        ? "let the browser follow it, with { path: '*', fallback: true }, or '/*': 'fallback' for React Router"
        : "name the path in redirects instead of routes, as { '/old': '/new' }";
    throw new UserError(`render answered with a redirect, ${status}: ${remedy}`);
  }
  if (typeof html === 'string') return { html, ...head };
  if (isStream(html)) return { html: await text(html), ...head };
  throw new UserError(
    `render returned ${html === null ? 'null' : typeof html}: return the document, as a string, a stream or { html, status }`,
  );
}

function withStatus(rendered: Rendered): DocumentWithStatus {
  if (rendered instanceof Response) return { html: rendered.body ?? '', status: rendered.status };
  return typeof rendered === 'object' && rendered && 'html' in rendered ? rendered : { html: rendered };
}

/** Whether a value is a stream: renderers without types may return anything. */
function isStream(value: unknown): value is AsyncIterable<string | Uint8Array> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
