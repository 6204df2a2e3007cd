import { explainError } from '../diagnostics/UserError.ts';
import { type PageRoute, renderedPath } from './files.ts';

/** Turns a path into a document. */
export interface Renderer {
  /** The whole document of a path, from `<!DOCTYPE html>` on. */
  readonly render: (path: string) => string | Promise<string>;
  /** The stack of components that were being rendered when the path failed, if React knows it. */
  readonly componentStack?: (path: string) => Promise<string | undefined>;
}

/**
 * Imports a module that renders pages: it exports `render`, and may export `componentStack`.
 * @param url of the module, as `file:///…`.
 * @throws where there is no such module, or it exports no `render`.
 */
export async function importRenderer(url: string): Promise<Renderer> {
  const { render, componentStack }: Partial<Renderer> = await import(url).catch((cause) => {
    throw new Error(`${url} cannot be loaded, which is to render the pages`, { cause });
  });
  if (typeof render !== 'function')
    throw new Error(`${url} exports no function "render": it takes a path and gives its document`);
  return { render, ...(componentStack && { componentStack }) };
}

/** What rendering a page gave. */
export type RenderResult =
  | { readonly success: true; readonly html: string }
  | { readonly success: false; readonly fault: string };

const late = Symbol('late');

/**
 * Renders one page; whatever goes wrong is told in the result.
 * @param timeLimit in milliseconds: a promise may never settle; ten seconds, unless given.
 */
export async function renderPage(
  renderer: Renderer,
  route: PageRoute,
  timeLimit = 10_000,
): Promise<RenderResult> {
  const path = renderedPath(route);
  try {
    const rendering = renderer.render(path);
    const html = typeof rendering === 'string' ? rendering : await settled(rendering, timeLimit);
    if (html === late)
      return failure(route, `was not rendered within ${timeLimit / 1000} s: what does it wait for?`);
    if (typeof html !== 'string') return failure(route, `render gave ${typeof html} in place of a document`);
    // renderToString ships a fallback where a component waits, and says nothing of it.
    if (html.includes('<!--$!-->')) {
      return failure(
        route,
        'a component waits for something that is not there yet: load it before the page is rendered',
      );
    }
    return { success: true, html };
  } catch (error) {
    const stack = await settled(componentStack(renderer, path), timeLimit);
    return failure(route, explainError(error) + (typeof stack === 'string' ? stack : ''));
  }
}

function failure({ path }: PageRoute, reason: string): RenderResult {
  return { success: false, fault: `route ${path}: ${reason}` };
}

/** What a promise gives, or that the time was over before. */
async function settled<T>(promise: Promise<T>, timeLimit: number): Promise<T | typeof late> {
  let timer: NodeJS.Timeout | undefined;
  const timeOver = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, timeLimit, late);
  });
  return Promise.race([promise, timeOver]).finally(() => clearTimeout(timer));
}

/** Undefined where it cannot be told. */
async function componentStack(renderer: Renderer, path: string): Promise<string | undefined> {
  try {
    return await renderer.componentStack?.(path);
  } catch {
    return undefined;
  }
}
