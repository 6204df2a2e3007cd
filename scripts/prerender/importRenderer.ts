import type { Renderer } from './Renderer.ts';

/**
 * The renderer that a module is: it exports `render`, and `componentStack` where it can tell one.
 * @param url of the module, as `file:///…`.
 * @throws where there is no such module, or it renders nothing.
 */
export async function importRenderer(url: string): Promise<Renderer> {
  const { render, componentStack }: Partial<Renderer> = await import(url).catch((cause) => {
    throw new Error(`${url} cannot be loaded, which is to render the pages`, { cause });
  });
  if (typeof render !== 'function')
    throw new Error(`${url} exports no function "render": it takes a path and gives its document`);
  return { render, ...(componentStack && { componentStack }) };
}
