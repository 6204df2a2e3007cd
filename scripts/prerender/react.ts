import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/**
 * Renders an element once everything that suspends is there, such as lazy components. The markup has no script and no
 * fallback.
 * @throws the first error of a component.
 * @see https://react.dev/reference/react-dom/static/prerenderToNodeStream
 */
export async function renderReact(element: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    onError: (error) => void errors.push(error),
    progressiveChunkSize: Number.MAX_SAFE_INTEGER, // React would move larger parts to the end, with a script
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}
