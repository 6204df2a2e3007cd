import { explainError } from '../explainError.ts';
import { type PageRoute, renderedPath } from './PageRoute.ts';
import type { Renderer } from './Renderer.ts';

/** What rendering a page gave. */
export type RenderResult =
  | { readonly success: true; readonly html: string }
  | { readonly success: false; readonly fault: string };

/**
 * Renders one page; whatever goes wrong is told in the result.
 * @param timeLimit in milliseconds: a promise may never settle; ten seconds, unless given.
 */
export async function renderPage(
  renderer: Renderer,
  route: PageRoute,
  timeLimit = 10_000,
): Promise<RenderResult> {
  const failure = (reason: string): RenderResult => ({
    success: false,
    fault: `route ${route.path}: ${reason}`,
  });
  const path = renderedPath(route);
  try {
    const rendering = renderer.render(path);
    const html = typeof rendering === 'string' ? rendering : await settled(rendering, timeLimit);
    if (html === undefined)
      return failure(`was not rendered within ${timeLimit / 1000} s: what does it wait for?`);
    // renderToString ships a fallback where a component waits, and says nothing of it.
    if (html.includes('<!--$!-->')) {
      return failure(
        'a component waits for something that is not there yet: load it before the page is rendered',
      );
    }
    return { success: true, html };
  } catch (error) {
    const stack = await settled(componentStack(renderer, path), timeLimit);
    return failure(explainError(error) + (stack ?? ''));
  }
}

/** What a promise gives; undefined once the time is over. */
async function settled<T>(promise: Promise<T>, timeLimit: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeOver = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeLimit, undefined);
  });
  return Promise.race([promise, timeOver]).finally(() => clearTimeout(timer));
}

async function componentStack(renderer: Renderer, path: string): Promise<string | undefined> {
  return renderer.componentStack?.(path).catch(() => undefined);
}
