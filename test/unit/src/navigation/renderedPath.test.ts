// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { renderedPath } from '../../../../src/navigation/renderedPath';
import { render } from '../../../../src/render';
import { isIndexed, routes } from '../../../../src/routes';

afterEach(() => {
  vi.unstubAllEnvs();
});

async function documentAt(path: string): Promise<Document> {
  return new DOMParser().parseFromString(await render(path), 'text/html');
}

it.each(routes.filter(isIndexed))('the document of $path says so', async ({ path }) => {
  expect(renderedPath(await documentAt(path))).toBe(path);
});

it('below a base the path has it', async () => {
  vi.stubEnv('BASE_URL', '/repo/');

  expect(renderedPath(await documentAt('/impact'))).toBe('/repo/impact');
});

it('the not-found page was rendered for no path of its own', async () => {
  expect(renderedPath(await documentAt('/nowhere'))).toBeUndefined();
});
