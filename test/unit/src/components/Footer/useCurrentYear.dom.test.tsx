import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useCurrentYear } from '../../../../../src/components/Footer/useCurrentYear';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Year() {
  return <p>{useCurrentYear()}</p>;
}

it("is the year of the build in the static page, and the visitor's own once it is hydrated, with no mismatch", async () => {
  vi.setSystemTime(new Date(2100, 0, 1));
  onTestFinished(() => void vi.useRealTimers());
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Year />);
  expect(container.innerHTML).toBe(`<p>${__BUILD_YEAR__}</p>`);

  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, <Year />, { onRecoverableError: (error) => mismatches.push(error) });
  });
  expect(container.innerHTML).toBe('<p>2100</p>');
  expect(mismatches).toEqual([]);
});
