import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/ErrorBoundary';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Shows documents inside the boundary, one after the other, each at a location of its own; returns the errors it caught. */
async function show(...documents: readonly ReactNode[]): Promise<readonly unknown[]> {
  const caught: unknown[] = [];
  const root = createRoot(document, { onCaughtError: (error) => caught.push(error) });
  onTestFinished(() => act(async () => root.unmount()));
  for (const [index, children] of documents.entries()) {
    const location = { pathname: `/${index}`, search: '', hash: '', state: null, key: `${index}` };
    await act(async () => root.render(<ErrorBoundary location={location}>{children}</ErrorBoundary>));
  }
  return caught;
}

function Broken(): never {
  throw new Error('broken');
}

it('navigation replaces the screen by the next document', async () => {
  await show(
    <Broken />,
    <html lang="fr">
      <body>Words</body>
    </html>,
  );

  expect([document.documentElement.lang, document.body.innerHTML]).toEqual(['fr', 'Words']);
});

it('a document that fails is replaced by a screen that reports the error, and passes it to onCaughtError', async () => {
  vi.stubEnv('BASE_URL', '/repo/');

  expect(await show(<Broken />)).toEqual([new Error('broken')]);
  expect(document.querySelector('h1')?.textContent).toBe('Unexpected Application Error!');
  expect(document.title).toBe('Unexpected Application Error!');
  // The icon of the site, so that the browser requests no other.
  expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('/repo/favicon.svg');
  const [link] = document.querySelectorAll('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Return to Home', '/repo/']);
});
