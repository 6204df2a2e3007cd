import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { NotFound } from '../../../../../src/pages/NotFound/NotFound';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => void vi.restoreAllMocks());

it.each([
  ['logs a path without a page', '/nowhere', [['404: no page at', '/nowhere']]],
  ['does not log a page, which is then loading', '/impact', []],
])('%s', async (_, path, logged) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  const router = { initialEntries: [path], children: <NotFound /> };
  await act(async () => root.render(<MemoryRouter {...router} />));

  expect(warn.mock.calls).toEqual(logged);
});
