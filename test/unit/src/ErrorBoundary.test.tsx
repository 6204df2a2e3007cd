// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/ErrorBoundary';

it('a component that throws gives way to the error screen with a way home', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () =>
    createRoot(document).render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    ),
  );
  expect(document.querySelector('h1')?.textContent).toBe('Unexpected Application Error!');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
  expect(String(logged.mock.calls[0])).toContain('broken');
});

function Broken(): never {
  throw new Error('broken');
}
