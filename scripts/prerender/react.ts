import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ErrorInfo, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders an element once everything that suspends is there, such as lazy components. The markup has no script and no
 * fallback.
 * @throws the first error of a component, with its `componentStack`.
 * @see https://react.dev/reference/react-dom/server/renderToPipeableStream
 */
export async function renderReact(element: ReactNode): Promise<string> {
  const markup = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => {
        pipe(markup);
        resolve();
      },
      // React 18 gives no more than the error.
      onError: (error, info?: ErrorInfo) =>
        reject(error instanceof Error ? Object.assign(error, { componentStack: info?.componentStack }) : error),
      progressiveChunkSize: Number.MAX_SAFE_INTEGER, // React would move larger parts to the end, with a script
    });
  });
  return text(markup);
}
