import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useCurrentYear } from '../../../../../src/components/Footer/useCurrentYear';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  vi.useRealTimers();
});

function Year() {
  return <p>{useCurrentYear()}</p>;
}

const buildYear = __BUILD_YEAR__;

it('is the year of the build in the static page', () => {
  vi.setSystemTime(new Date(2100, 0, 1));

  expect(renderToString(<Year />)).toBe(`<p>${buildYear}</p>`);
});

it("is the visitor's own year once the page is hydrated, with no mismatch", async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Year />);
  vi.setSystemTime(new Date(2100, 0, 1));
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, <Year />, { onRecoverableError: (error) => mismatches.push(error) });
  });

  expect(container.innerHTML).toBe('<p>2100</p>');
  expect(mismatches).toEqual([]);
});
