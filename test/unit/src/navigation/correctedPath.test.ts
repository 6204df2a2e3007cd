import { expect, it } from 'vitest';
import { correctedPath } from '../../../../src/navigation/correctedPath';

it.each([
  ['/', '/', '/'],
  ['/index.html', '/', '/'],
  ['/impact', '/', '/impact'],
  ['/impact/', '/', '/impact'],
  ['/impact.html', '/', '/impact'],
  ['/impact/index.html', '/', '/impact'],
  ['/repo', '/repo/', '/repo/'],
  ['/repo/', '/repo/', '/repo/'],
  ['/repo/index.html', '/repo/', '/repo/'],
  ['/repo/impact/', '/repo/', '/repo/impact'],
  ['/elsewhere/impact/', '/repo/', '/elsewhere/impact/'],
])('%s below %s is rendered at %s', (pathname, base, path) => {
  expect(correctedPath(pathname, base)).toBe(path);
});
